// A static server on the loopback address that remembers what it was asked for.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { paths } from './paths.mjs';

const usualTypes = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/**
 * Serves `folder` under `prefix`, and before it the pages given by their path: texts, or functions of the
 * server's origin. `headers` go with every answer, `types` say by the end of a name what is served as
 * something else than usual. `requests` lists the paths asked for, in order.
 */
export async function serve({ folder = paths.dist, prefix = '', pages = {}, headers = {}, types = {} } = {}) {
  const requests = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://loopback');
    const path = pathname === '/' ? '/index.html' : pathname;
    requests.push(path);
    try {
      const given = pages[path];
      const file = () => readFile(join(folder, normalize(path.replace(prefix, ''))));
      const body =
        typeof given === 'function'
          ? given(`http://${request.headers.host}`)
          : path in pages
            ? given
            : await file();
      // A page given as nothing is one that is not there.
      if (body === undefined) throw new Error('not there');
      const type = types[extname(path)] ?? usualTypes[extname(path)] ?? 'text/plain';
      response.writeHead(200, { 'Content-Type': type, ...headers });
      response.end(body);
    } catch {
      response.writeHead(404, headers).end();
    }
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    requests,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}
