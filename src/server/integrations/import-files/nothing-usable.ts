import type { FormatReading, RejectedRow } from './import-file.ts';

const REASONS_NAMED = 5;

/** The refusal of a file without a usable row, with the number of rejected rows by reason. */
export function nothingUsable(rejected: readonly RejectedRow[]): Extract<FormatReading, { ok: false }> {
  if (rejected.length === 0) return { ok: false, reason: 'import_no_videos', values: {} };
  const counts = new Map<string, number>();
  for (const { reason } of rejected) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const reasons = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, REASONS_NAMED)
    .map(([reason, count]) => `${reason}:${count}`)
    .join(' ');
  return { ok: false, reason: 'import_no_usable_row', values: { count: rejected.length, reasons } };
}
