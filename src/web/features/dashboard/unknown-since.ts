import type { DashboardStats } from './report-cards.tsx';

/** The end of the data, if it precedes the whole period: its counts are then unknown, not zero. */
export function unknownSince({ period, totalVideos, sentence }: Known): string | null {
  const { endedAt } = sentence.counted;
  if (totalVideos > 0 || endedAt === undefined) return null;
  return Date.parse(endedAt) < Date.parse(period.from) ? endedAt : null;
}

type Known = Pick<DashboardStats, 'totalVideos'> & {
  period: Pick<DashboardStats['period'], 'from'>;
  sentence: { counted: Pick<DashboardStats['sentence']['counted'], 'endedAt'> };
};
