import { useState } from 'react';
import { useFormats, useT } from '#web/language/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Provenance } from '#web/ui/provenance.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import type { DashboardStats } from './report-cards.tsx';

type Day = DashboardStats['viewsEvolution'][number];

/** Spec §3, the daily rows: as bars, and as a table in which each day says where it comes from. */
export function ViewsPerDay({ stats }: { stats: DashboardStats }) {
  const t = useT();
  const formats = useFormats();
  const [isTable, setIsTable] = useState(false);
  const most = stats.viewsEvolution.reduce((max, day) => Math.max(max, day.views), 0);
  const title = t('dashboard.overview.perDay');
  return (
    <section aria-labelledby="per-day-title" className="min-w-0">
      <h3 id="per-day-title" className="flex items-start gap-1 text-base">
        {title}
        <Provenance figure={title} facts={stats.provenance.views} />
      </h3>
      <p className="mb-3 text-sm text-muted">{t('dashboard.overview.perDayText')}</p>
      <ol className="flex h-36 items-end gap-px border-b border-line-strong sm:gap-1">
        {stats.viewsEvolution.map(day => {
          const said = t('dashboard.overview.day', {
            date: day.name,
            views: formats.number(day.views),
            count: day.videos,
          });
          return (
            <li key={day.date} title={said} className="flex h-full min-w-0 flex-1 items-end">
              <span className="sr-only">{said}</span>
              <span
                aria-hidden
                style={{ height: `${most === 0 ? 0 : (day.views / most) * 100}%` }}
                className={day.videos > 0 ? 'block min-h-1 w-full rounded-t-sm bg-calm' : 'block w-full'}
              />
            </li>
          );
        })}
      </ol>
      <p aria-hidden className="mt-1.5 flex justify-between text-xs text-muted">
        <span>{stats.viewsEvolution[0]?.name}</span>
        <span>{stats.viewsEvolution.at(-1)?.name}</span>
      </p>
      <Button size="sm" className="mt-3" aria-expanded={isTable} onClick={() => setIsTable(!isTable)}>
        {t(isTable ? 'dashboard.overview.hideDays' : 'dashboard.overview.showDays')}
      </Button>
      {isTable && <DayTable days={stats.viewsEvolution} />}
    </section>
  );
}

function DayTable({ days }: { days: readonly Day[] }) {
  const t = useT();
  const formats = useFormats();
  const columns: Column<Day>[] = [
    { key: 'date', header: t('dashboard.overview.dayColumns.date'), rowHeader: true, cell: day => day.name },
    {
      key: 'videos',
      header: t('dashboard.overview.dayColumns.videos'),
      numeric: true,
      cell: day => formats.number(day.videos),
    },
    {
      key: 'views',
      // The mark's reach ends inside the table: beyond its edge it would scroll.
      header: <span className="pe-9">{t('dashboard.overview.dayColumns.views')}</span>,
      numeric: true,
      cell: day => (
        <span className="inline-flex items-start gap-1 pe-3">
          {day.provenance?.n === 0 ? '—' : formats.number(day.views)}
          {day.provenance === null ? (
            <span aria-hidden className="size-5" />
          ) : (
            <Provenance figure={t('dashboard.overview.viewsOf', { date: day.name })} facts={day.provenance} />
          )}
        </span>
      ),
    },
  ];
  return (
    <div className="mt-3 max-h-96 overflow-y-auto">
      <Table
        caption={t('dashboard.overview.dayTable')}
        hideCaption
        columns={columns}
        rows={[...days].reverse()}
        rowKey={day => day.date}
      />
    </div>
  );
}
