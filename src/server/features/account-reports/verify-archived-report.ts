import { accountReport } from '#contract/account-reports/account-report.ts';
import { buildReport } from '#domain/account-reports/build-report.ts';
import type { AccountReport } from '#domain/account-reports/report.ts';
import { readArchivedReport } from './archived-report.ts';
import { readData, sha256, toBytes } from './report-bytes.ts';

/** A report stored elsewhere. */
interface KeptReport {
  sha256: string;
  data: string;
  content: string;
}

type Verified = { holds: true; report: AccountReport } | { holds: false; field: keyof KeptReport };

/**
 * Verifies an external report: its bytes match their hash, its data match their schema,
 * and recomputing gives the same bytes. A report of an earlier method cannot be recomputed: it must have the shape
 * of a report and agree with the data on all fields that do not depend on the method. Its check reports another method.
 */
export function verifyArchivedReport(kept: KeptReport, latest: Date): Verified {
  if (sha256(kept.content).toString('hex') !== kept.sha256) return { holds: false, field: 'sha256' };
  const given = fromJson(kept.data);
  // Must match our own serialisation: no duplicate fields, no whitespace.
  if (JSON.stringify(given) !== kept.data || !readArchivedReport(latest).safeParse(given).success) {
    return { holds: false, field: 'data' };
  }
  try {
    const report = buildReport(readData(kept.data));
    if (toBytes(report) === kept.content) return { holds: true, report };
    const earlier = fromEarlierMethod(kept.content, report);
    return earlier === null ? { holds: false, field: 'content' } : { holds: true, report: earlier };
  } catch {
    return { holds: false, field: 'data' };
  }
}

/** A report of an earlier method, with the fields that lists show; null: it is not one. */
function fromEarlierMethod(content: string, now: AccountReport): AccountReport | null {
  const parsed = accountReport.safeParse(fromJson(content));
  if (!parsed.success || JSON.stringify(fromJson(content)) !== content) return null;
  const { data: report } = parsed;
  const decided = ({ username, isDemo, timeZone, days, madeAt, period, comparison, data }: typeof report) =>
    JSON.stringify({ username, isDemo, timeZone, days, madeAt, period, comparison, data });
  const same = accountReport.safeParse(fromJson(toBytes(now)));
  if (!same.success || report.method >= now.method || decided(report) !== decided(same.data)) return null;
  // A video address is rendered as a link: only one of the platform is accepted.
  const { standing } = report;
  const shown = standing.known ? [...standing.best, ...standing.worst] : [];
  return shown.every(({ url }) => LINK.test(url))
    ? { ...now, method: report.method, split: report.split }
    : null;
}

const LINK = /^https:\/\/www\.tiktok\.com\/@[\w.-]{1,40}\/(?:video|photo)\/\d{1,19}$/;

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
