import type {
  ChipRole,
  MarkerRole,
  NoticeRole,
  ProbeRole,
  SeriesRole,
  TruthRole,
  VerdictRole,
} from 'bloom-core';

/** How a role looks: the class that the stylesheet gives its colours, line and shape. */
export interface Theme {
  probe: Record<ProbeRole, string>;
  verdict: Record<VerdictRole, string>;
  truth: Record<TruthRole, string>;
  chip: Record<ChipRole, string>;
  notice: Record<NoticeRole, string>;
  series: Record<SeriesRole, string>;
  marker: Record<MarkerRole, string>;
}

export const theme: Theme = {
  probe: {
    pending: 'probe-pending',
    done: 'probe-done',
    current: 'probe-current',
    first_miss: 'probe-first-miss',
    never_read: 'probe-never-read',
  },
  verdict: {
    none: 'verdict-none',
    definitely_not: 'verdict-definitely-not',
    maybe: 'verdict-maybe',
    added: 'verdict-added',
  },
  truth: {
    unknown: 'truth-unknown',
    absent: 'truth-absent',
    member: 'truth-member',
    false_positive: 'truth-false-positive',
  },
  chip: {
    member: 'chip-member',
    to_add: 'chip-to-add',
    to_ask: 'chip-to-ask',
    asked_definitely_not: 'chip-definitely-not',
    asked_maybe: 'chip-maybe',
  },
  notice: {
    none: 'notice-none',
    information: 'notice-information',
    refusal: 'notice-refusal',
  },
  series: {
    curve: 'series-curve',
    whole_numbers: 'series-whole-numbers',
    bar: 'series-bar',
    bar_compared: 'series-bar-compared',
    running: 'series-running',
    sampled: 'series-sampled',
    whisker: 'series-whisker',
    band: 'series-band',
    histogram: 'series-histogram',
    measured: 'series-measured',
    measured_poor: 'series-measured-poor',
  },
  marker: {
    here: 'marker-here',
    best: 'marker-best',
    target: 'marker-target',
    designed: 'marker-designed',
    actual: 'marker-actual',
    half: 'marker-half',
    example: 'marker-example',
    formula: 'marker-formula',
    expected: 'marker-expected',
    by_fill: 'marker-by-fill',
  },
};
