import type { SourceErrorCode } from '#domain/sources/reading.ts';
import { fetchJson, type JsonAnswer } from '#server/platform/network/fetch-json.ts';
import { isRecord, recordAt, textAt, valueAt, type JsonRecord } from '#server/platform/json/json-record.ts';
import { SourceError } from '#server/integrations/video-source/video-source.ts';

export const SOURCE = 'apify';

/** The JSON of an Apify API response; rejects with the error a refusal stands for. */
export async function callApify(
  url: URL,
  token: string,
  request: Omit<Parameters<typeof fetchJson>[1], 'headers'>,
): Promise<unknown> {
  const answer = await fetchJson(url, {
    ...request,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  return mustBeOk(answer);
}

/** The `data` of a response that holds one object. */
export function dataOf(value: unknown): JsonRecord {
  return isRecord(value) ? recordAt(value, 'data') : {};
}

/** The account's credit left this month; null where Apify does not report it. */
export interface ApifyCredit {
  usedUsd: number;
  limitUsd: number;
}

/** Checks a token without running anything: nothing is charged. Rejects with `SourceError`. */
export async function fetchApifyCredit(
  origin: string,
  token: string,
  signal: AbortSignal,
): Promise<ApifyCredit | null> {
  const url = new URL('/v2/users/me/limits', origin);
  const data = dataOf(await callApify(url, token, { method: 'GET', signal }));
  const used = valueAt(recordAt(data, 'current'), 'monthlyUsageUsd');
  const limit = valueAt(recordAt(data, 'limits'), 'maxMonthlyUsageUsd');
  if (Object.keys(data).length === 0)
    throw new SourceError(SOURCE, 'parse_changed', 'the answer holds no limits');
  if (typeof used !== 'number' || typeof limit !== 'number' || used < 0 || limit < 0) return null;
  return { usedUsd: used, limitUsd: limit };
}

function mustBeOk(answer: JsonAnswer): unknown {
  if (!answer.ok) throw new SourceError(SOURCE, answer.code, answer.detail);
  const { status, value, retryAfterMs } = answer;
  if (status >= 200 && status < 300 && value !== undefined) return value;
  const type = isRecord(value) ? textAt(recordAt(value, 'error'), 'type') : null;
  const detail = `HTTP ${status} ${type?.slice(0, 60) ?? ''}`.trim();
  throw new SourceError(SOURCE, meaningOfStatus(status, type), detail, { retryAfterMs });
}

function meaningOfStatus(status: number, type: string | null): SourceErrorCode {
  if (status === 402 || type === 'not-enough-usage-to-run-paid-actor' || type === 'platform-feature-disabled')
    return 'quota';
  if (status === 401 || status === 403) return 'token_refused';
  if (status === 429) return 'rate_limited';
  if (status === 404) return 'unavailable';
  return status >= 500 ? 'unavailable' : 'parse_changed';
}
