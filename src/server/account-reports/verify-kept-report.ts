import { buildReport } from '#domain/account-reports/build-report.ts';
import type { AccountReport } from '#domain/account-reports/report.ts';
import { keptData } from './kept-data.ts';
import { readData, sha256, toBytes } from './report-bytes.ts';

/** A report as it was kept elsewhere. */
export interface KeptReport {
  /** Hexadecimal. */
  sha256: string;
  data: string;
  content: string;
}

export type Verified = { holds: true; report: AccountReport } | { holds: false; field: keyof KeptReport };

/**
 * Whether a report that comes from outside is what it says: its bytes have their hash, its data have their shapes,
 * and computed again they give the same bytes. What was made by another method cannot be proved, and does not hold.
 */
export function verifyKeptReport(kept: KeptReport, latest: Date): Verified {
  if (sha256(kept.content).toString('hex') !== kept.sha256) return { holds: false, field: 'sha256' };
  const given = fromJson(kept.data);
  // Written as we write it: no second field of a name, and nothing between the fields.
  if (JSON.stringify(given) !== kept.data || !keptData(latest).safeParse(given).success) {
    return { holds: false, field: 'data' };
  }
  try {
    const report = buildReport(readData(kept.data));
    return toBytes(report) === kept.content ? { holds: true, report } : { holds: false, field: 'content' };
  } catch {
    return { holds: false, field: 'data' };
  }
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
