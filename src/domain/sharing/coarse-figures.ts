import { localDateIn, startOfLocalDay } from '#domain/time/local-days.ts';

const HALF_DAY_MS = 43_200_000;

type Change = (key: string, value: unknown) => unknown;

/** Applies a change to every figure and date inside a value, by its key; items of a list have the key of the list. */
function mapByKey<Value>(value: Value, change: Change, key = ''): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => mapByKey(item, change, key)) as Value;
  if (typeof value !== 'object' || value === null || value instanceof Date)
    return change(key, value) as Value;
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    mapByKey(inner as unknown, change, name),
  ]);
  return Object.fromEntries(entries) as Value;
}

/**
 * Rounds every rate and factor: in full precision a rate is a fraction whose terms, the counts, can be computed back.
 * Two digits below ten, three above; percentiles are whole, and a level of confidence is no rate.
 */
export function withCoarseRates<Value>(value: Value): Value {
  return mapByKey(value, (key, one) => {
    if (typeof one !== 'number' || Number.isInteger(one) || key === 'level') return one;
    if (key.startsWith('percentile')) return Math.round(one);
    return Number(one.toPrecision(Math.abs(one) < 10 ? 2 : 3));
  });
}

/** Keeps only the day of every publication, as its noon there: the exact second identifies a public video. */
export function withoutTimesOfDay<Value>(value: Value, timeZone: string): Value {
  const dateOf = localDateIn(timeZone);
  return mapByKey(value, (key, one) => {
    if (key === 'ageDays' && typeof one === 'number') return Math.round(one);
    if (key !== 'publishedAt' || !(one instanceof Date || typeof one === 'string')) return one;
    const start = startOfLocalDay(dateOf(new Date(one)), timeZone);
    const noon = new Date(start.getTime() + HALF_DAY_MS);
    return one instanceof Date ? noon : noon.toISOString();
  });
}
