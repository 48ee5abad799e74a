import type { HealthNote } from '#domain/account-reports/report.ts';
import type { T } from '#i18n/messages.ts';

/** A limitation of a report's figures as a sentence. When no video was tracked, the sentence covers all of them. */
export function healthSentence({ kind, count, of }: HealthNote, t: T): string {
  return t(`reportFindings.health.notes.${kind}`, { count: kind === 'reference_curve' ? of : count, of });
}
