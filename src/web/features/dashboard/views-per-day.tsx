import { useT } from '#web/ui/language/language.tsx';
import { Provenance } from '#web/ui/content/provenance.tsx';
import { DayBars } from './day-bars.tsx';
import type { DashboardStats } from './report-cards.tsx';

/** Spec §3, the daily rows: as bars, and as a table with the source of each day. */
export function ViewsPerDay({ stats }: { stats: DashboardStats }) {
  const t = useT();
  const title = t('dashboard.overview.perDay');
  return (
    <section aria-labelledby="per-day-title" className="min-w-0">
      <h3 id="per-day-title" className="flex items-start gap-1 text-base">
        {title}
        <Provenance figure={title} facts={stats.provenance.views} />
      </h3>
      <DayBars stats={stats} title={title} />
    </section>
  );
}
