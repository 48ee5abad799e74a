import type { HealthNote } from '#domain/account-reports/report.ts';
import type { T } from '#i18n/messages.ts';

/** What limits the figures of a report, in words. Where no video was followed, the sentence is about all of them. */
export function healthSentence({ kind, count, of }: HealthNote, t: T): string {
  return t(`reportFindings.health.notes.${kind}`, { count: kind === 'reference_curve' ? of : count, of });
}
