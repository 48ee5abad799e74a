import type { Summary } from '#domain/video-analysis/summary.ts';

/** Stands here until the sentences have their words. */
export function SummarySentences({ summary, isSmall = false }: { summary: Summary; isSmall?: boolean }) {
  return <p className={isSmall ? 'text-sm' : undefined}>{summary.headline.id}</p>;
}
