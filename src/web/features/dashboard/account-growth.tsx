import ChevronDown from 'lucide-react/icons/chevron-down';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Table, type Column } from '#web/ui/content/table.tsx';
import type { DashboardStats } from './report-cards.tsx';
import { useNamedDays } from './use-named-days.ts';

/** A growth point with the date label of the daily row of the same day. */
type Point = DashboardStats['accountsGrowth'][number] & { name: string };

/** Spec §3, the daily growth points: the state of the accounts at the end of each day, newest first. */
export function AccountGrowth({ stats }: { stats: DashboardStats }) {
  const t = useT();
  const formats = useFormats();
  const title = t('dashboard.growth.title');
  const days = useNamedDays(stats);
  const points = stats.accountsGrowth
    .map((point, index): Point => ({ ...point, name: days[index]?.name ?? point.date }))
    .toReversed();
  const count = (figure: 'accounts' | 'videos' | 'totalFollowers' | 'totalAnalyses'): Column<Point> => ({
    key: figure,
    numeric: true,
    header: t(`dashboard.growth.columns.${figure}`),
    cell: point => (point[figure] === null ? '—' : formats.number(point[figure])),
  });
  return (
    <details className="group mt-8 border-t border-line pt-6">
      <summary className="inline-flex min-h-9 cursor-pointer items-center font-display font-bold pointer-coarse:min-h-11">
        {title}
        <ChevronDown
          aria-hidden
          className="ms-1 size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="mt-1 mb-3 text-sm text-muted">{t('dashboard.growth.text')}</p>
      <Table
        caption={title}
        hideCaption
        rows={points}
        rowKey={({ name }) => name}
        columns={[
          {
            key: 'date',
            rowHeader: true,
            header: t('dashboard.growth.columns.date'),
            cell: ({ name }) => name,
          },
          count('totalFollowers'),
          count('videos'),
          count('accounts'),
          count('totalAnalyses'),
          {
            key: 'avgEngagement',
            numeric: true,
            header: t('dashboard.growth.columns.avgEngagement'),
            cell: ({ avgEngagement }) => (avgEngagement === null ? '—' : formats.percent(avgEngagement)),
          },
        ]}
      />
    </details>
  );
}
