import type { HealthNote } from '#domain/account-reports/report.ts';
import type { SourceId } from '#domain/sources/reading.ts';
import type { T } from '#i18n/messages.ts';
import { healthSentence } from './health-sentence.ts';

/** The sources of a report's videos, one line each, whatever their precision. */
export function sourceLines(sources: readonly { source: SourceId; videos: number }[], t: T): string[] {
  const counts = new Map<SourceId, number>();
  for (const { source, videos } of sources) counts.set(source, (counts.get(source) ?? 0) + videos);
  return [...counts].map(([source, count]) =>
    t('accountReports.basis.source', { source: t(`ui.provenance.sources.${source}`), count }),
  );
}

/** How many videos of a report have rounded counts: the same number as its list of limits gives. */
export function precisionLine(health: readonly HealthNote[], t: T): string {
  const rounded = health.find(({ kind }) => kind === 'rounded');
  return rounded === undefined ? t('ui.provenance.exact') : healthSentence(rounded, t);
}
