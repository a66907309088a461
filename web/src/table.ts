import type { TableView } from 'bloom-core';
import { html } from 'lit';

/**
 * A table whose rows are named by their first cell. On a narrow page it scrolls within its place.
 * Roles are spelled out: a stylesheet that lays rows out its own way would take them away.
 */
export const table = (path: string, { caption, columns, rows }: TableView, className = '') => html`
  <div class="table ${className}" role="group" tabindex="0" aria-labelledby="${path}.caption">
    <table role="table">
      <caption id="${path}.caption" data-view="${path}.caption">${caption}</caption>
      <thead role="rowgroup">
        <tr role="row">${columns.map(
          (column, index) =>
            column
              ? html`<th scope="col" role="columnheader" data-view="${path}.columns.${index}">${column}</th>`
              : html`<td role="cell"></td>`,
        )}</tr>
      </thead>
      <tbody role="rowgroup">
        ${rows.map(
          (row, at) => html`<tr role="row">${row.map((cell, index) =>
            index === 0
              ? html`<th scope="row" role="rowheader" data-view="${path}.rows.${at}.${index}">${cell}</th>`
              : html`<td role="cell" data-view="${path}.rows.${at}.${index}">${cell}</td>`,
          )}</tr>`,
        )}
      </tbody>
    </table>
  </div>
`;
