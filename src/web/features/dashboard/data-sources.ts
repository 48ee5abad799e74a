import type { SourceId } from '#domain/sources/reading.ts';
import type { DashboardStats } from './report-cards.tsx';

/** Sources behind the dashboard's data: a period without videos still has its followers' source. */
export function dataSources({ provenance: { videos, followers } }: Known): SourceId[] {
  return [...new Set([...videos.sources, ...followers.sources])];
}

interface Known {
  provenance: Record<'videos' | 'followers', Pick<DashboardStats['provenance']['videos'], 'sources'>>;
}
