import type { ReportFilters } from '#contract/video-reports.ts';
import { ANALYSIS_STATES } from '#domain/video-analysis/analysis-run.ts';
import { HOOK_KINDS } from '#domain/videos/hook-kind.ts';
import {
  REPORT_DIRECTIONS,
  REPORT_LIMITS,
  REPORT_SORTS,
  type ReportDirection,
  type ReportSort,
} from '#domain/video-reports/report-table.ts';

/** The parameters of the table's URL, in the order in which they are written. */
const FIELDS = [
  'q',
  'account',
  'states',
  'hooks',
  'label',
  'favourites',
  'from',
  'to',
  'sort',
  'direction',
] as const satisfies readonly (keyof ReportFilters)[];

const DAY = /^\d{4}-\d\d-\d\d$/;

const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text));
const areAllOf = (words: readonly string[]) => (text: string) =>
  text.split(',').every(word => words.includes(word));

/** Validates each parameter of the URL; invalid ones are ignored. */
const CHECKS: Record<(typeof FIELDS)[number], (text: string) => boolean> = {
  q: text => text.length <= REPORT_LIMITS.searchCharacters,
  account: text => /^[\w.-]{1,40}$/.test(text),
  states: areAllOf(ANALYSIS_STATES),
  hooks: areAllOf(HOOK_KINDS),
  label: text => text.length <= REPORT_LIMITS.labelCharacters,
  favourites: text => text === 'true',
  from: isDay,
  to: isDay,
  sort: text => REPORT_SORTS.some(sort => sort === text),
  direction: text => REPORT_DIRECTIONS.some(direction => direction === text),
};

/** The filters in a URL; invalid ones are ignored. */
export function readReportQuery(address: URLSearchParams): ReportFilters {
  const said = FIELDS.flatMap(field => {
    const text = address.get(field)?.trim() ?? '';
    return text !== '' && CHECKS[field](text) ? [[field, text] as const] : [];
  });
  return Object.fromEntries(said) as ReportFilters;
}

/** The canonical URL of filters: equal filters have equal URLs. */
export function writeReportQuery(filters: ReportFilters): URLSearchParams {
  const address = new URLSearchParams();
  for (const field of FIELDS) {
    const value = filters[field];
    if (value !== undefined && value !== '') address.set(field, value);
  }
  return address;
}

export function sameFilters(one: ReportFilters, other: ReportFilters): boolean {
  return writeReportQuery(one).toString() === writeReportQuery(other).toString();
}

/** How many filters are active; the order does not count. */
export function activeFilters({ sort: _, direction: __, q: ___, ...filters }: ReportFilters): number {
  return Object.values(filters).filter(value => value !== undefined && value !== '').length;
}

/** Texts sort from A to Z first, figures from the largest. */
function firstDirection(sort: ReportSort): ReportDirection {
  return sort === 'title' || sort === 'state' || sort === 'hook' ? 'asc' : 'desc';
}

export function sortOf({ sort = 'made', direction }: ReportFilters): {
  sort: ReportSort;
  direction: ReportDirection;
} {
  return { sort, direction: direction ?? (sort === 'made' ? 'desc' : firstDirection(sort)) };
}

/** The sorting after a click on a column: its first direction, then the other one. */
export function sortedBy(filters: ReportFilters, sort: ReportSort): ReportFilters {
  const now = sortOf(filters);
  const first = firstDirection(sort);
  const direction = now.sort !== sort ? first : now.direction === 'desc' ? 'asc' : 'desc';
  return { ...filters, sort, direction };
}
