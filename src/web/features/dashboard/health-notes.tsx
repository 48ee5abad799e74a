import { fileDay } from '#presentation/sentences/reading-time.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import type { DashboardStats } from './report-cards.tsx';

const TOTALS = ['views', 'likes', 'comments', 'shares'] as const;

/** What is stale or missing in the figures below, as text; nothing if all is complete. */
export function HealthNotes({ stats }: { stats: DashboardStats }) {
  const t = useT();
  const formats = useFormats();
  const { oldReadings, oldestReadingAt, undated, unknown, contradicting, gaps } = stats.health;
  const total = stats.totalVideos;
  const notes: string[] = [];
  if (oldReadings > 0 && oldestReadingAt !== null) {
    const when = fileDay(oldestReadingAt, formats);
    notes.push(t('dashboard.health.old', { count: oldReadings, total, when }));
  }
  if (undated > 0) notes.push(t('dashboard.health.undated', { count: undated, total }));
  for (const figure of TOTALS) {
    const count = unknown[figure];
    // Where all are unknown, the figure itself says so.
    if (count === 0 || count === total) continue;
    notes.push(
      t('dashboard.health.unknown', { count, total, figure: t(`dashboard.overview.totals.${figure}`) }),
    );
  }
  if (contradicting > 0) notes.push(t('dashboard.health.contradicting', { count: contradicting, total }));
  if (gaps > 0) notes.push(t('dashboard.health.gaps', { count: gaps }));
  if (notes.length === 0) return null;
  return (
    <Alert tone="warn" title={t('dashboard.health.title')} className="mb-5">
      <ul className="grid gap-1">
        {notes.map(note => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Alert>
  );
}
