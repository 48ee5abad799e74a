import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Star from 'lucide-react/icons/star';
import type { ReactNode } from 'react';
import type { ReportFilters, VideoReportRow } from '#contract/video-reports.ts';
import { shownTitle } from '#domain/text/shown-title.ts';
import type { ReportColumn, ReportSort } from '#domain/video-reports/report-table.ts';
import { shareText } from '#presentation/sentences/share-text.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { IconButton } from '#web/ui/controls/button.tsx';
import { classes } from '#web/ui/styles/classes.ts';
import type { Column } from '#web/ui/content/table.tsx';
import { EngagementMark } from '#web/ui/content/engagement-mark.tsx';
import { HookMark } from './hook-mark.tsx';
import { ReportPicture } from './report-picture.tsx';
import { sortedBy, sortOf } from './report-query.ts';
import { StateMark } from './state-mark.tsx';

const TITLE_CHARACTERS = 80;

/** The title of a report, or its substitute. */
export function useTitleOf(): (row: Pick<VideoReportRow, 'title' | 'file_name'>) => string {
  const t = useT();
  return ({ title, file_name: file }) =>
    shownTitle(title, TITLE_CHARACTERS) || file || t('accounts.performance.noDescription');
}

interface TableState {
  filters: ReportFilters;
  onSort: (filters: ReportFilters) => void;
  selected: ReadonlySet<string>;
  onSelect: (id: string, isSelected: boolean) => void;
  onFavourite: (row: VideoReportRow) => void;
  isBin: boolean;
}

/** The columns of the table: the chosen ones, in their own order. */
export function useReportColumns(
  chosen: readonly ReportColumn[],
  state: TableState,
): Column<VideoReportRow>[] {
  const t = useT();
  const others = useOptionalColumns(state);
  return [
    {
      key: 'select',
      header: <span className="sr-only">{t('videoReports.select.column')}</span>,
      stacked: { label: t('videoReports.select.column'), isWhole: true },
      cell: row => <SelectBox row={row} state={state} />,
    },
    useTitleColumn(state),
    ...chosen.flatMap(name => others[name]),
  ];
}

function SelectBox({ row, state }: { row: VideoReportRow; state: TableState }) {
  const t = useT();
  const titleOf = useTitleOf();
  return (
    <label className="-my-2 inline-grid min-h-11 min-w-9 cursor-pointer place-items-center pointer-coarse:min-w-11">
      <span className="sr-only">{t('videoReports.select.row', { title: titleOf(row) })}</span>
      <input
        type="checkbox"
        checked={state.selected.has(row.id)}
        onChange={({ target }) => state.onSelect(row.id, target.checked)}
        className="size-5 accent-calm"
      />
    </label>
  );
}

function useTitleColumn(state: TableState): Column<VideoReportRow> {
  const t = useT();
  const titleOf = useTitleOf();
  return {
    key: 'title',
    header: (
      <SortButton sort="title" state={state}>
        {t('videoReports.columns.title')}
      </SortButton>
    ),
    sorted: sortedAs('title', state.filters),
    rowHeader: true,
    cell: row => (
      <span className="flex min-w-0 items-start gap-3 sm:min-w-52">
        <ReportPicture row={row} />
        <span className="min-w-0 flex-1">
          {state.isBin ? (
            <span className="block wrap-anywhere">{titleOf(row)}</span>
          ) : (
            <a
              href={`${APP_PATHS.videoReports}/${row.id}`}
              className="link reach block font-semibold wrap-anywhere"
            >
              {titleOf(row)}
            </a>
          )}
          <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.8125rem] font-normal text-muted">
            {row.username !== null && <span className="whole-word">{`@${row.username}`}</span>}
            {row.version !== null && <span>{t('videoReports.version', { version: row.version })}</span>}
            {row.is_demo && <Badge>{t('videoReports.demo')}</Badge>}
            {row.label !== '' && <Badge tone="ink">{row.label}</Badge>}
          </span>
        </span>
        {!state.isBin && <FavouriteButton row={row} title={titleOf(row)} onToggle={state.onFavourite} />}
      </span>
    ),
  };
}

function FavouriteButton({
  row,
  title,
  onToggle,
}: {
  row: VideoReportRow;
  title: string;
  onToggle: (row: VideoReportRow) => void;
}) {
  const t = useT();
  return (
    <IconButton
      label={t('videoReports.favourite', { title })}
      aria-pressed={row.is_favourite}
      onClick={() => onToggle(row)}
      className={classes('-my-1.5', row.is_favourite ? 'text-signal-text' : 'text-muted')}
    >
      <Star aria-hidden className={classes('size-4.5', row.is_favourite && 'fill-current')} />
    </IconButton>
  );
}

function useOptionalColumns(state: TableState): Record<ReportColumn, Column<VideoReportRow>> {
  const t = useT();
  const formats = useFormats();
  const unknown = <span title={t('charts.unknown')}>{'—'}</span>;
  const column = (
    name: ReportColumn,
    cell: (row: VideoReportRow) => ReactNode,
    { sort, ...more }: Partial<Column<VideoReportRow>> & { sort?: ReportSort } = {},
  ): Column<VideoReportRow> => ({
    key: name,
    header:
      sort === undefined ? (
        t(`videoReports.columns.${name}`)
      ) : (
        <SortButton sort={sort} state={state}>
          {t(`videoReports.columns.${name}`)}
        </SortButton>
      ),
    ...(sort !== undefined && { sorted: sortedAs(sort, state.filters) }),
    stacked: { label: t(`videoReports.columns.${name}`), isWhole: true },
    cell,
    ...more,
  });
  return {
    published: column(
      'published',
      ({ published_at: at }) =>
        at === null ? (
          unknown
        ) : (
          <time dateTime={at} className="whitespace-nowrap">
            {formats.date(at)}
          </time>
        ),
      { sort: 'published' },
    ),
    age: column(
      'age',
      ({ age_days: days }) =>
        days === null ? (
          unknown
        ) : (
          <span className="whitespace-nowrap">{t('videoReports.age', { count: Math.floor(days) })}</span>
        ),
      { sort: 'age', numeric: true },
    ),
    views: column(
      'views',
      ({ view_count: views }) =>
        views === null ? unknown : <span title={formats.number(views)}>{formats.compact(views)}</span>,
      { sort: 'views', numeric: true },
    ),
    engagement: column('engagement', ({ engagement }) => <EngagementMark percent={engagement} />, {
      sort: 'engagement',
      numeric: true,
    }),
    percentile: column(
      'percentile',
      ({ own_percentile: percentile }) =>
        percentile === null ? (
          unknown
        ) : (
          <span title={t('videoReports.percentileText', { percent: shareText(percentile, formats) })}>
            {shareText(percentile, formats)}
          </span>
        ),
      { sort: 'percentile', numeric: true },
    ),
    hook: column('hook', row => <HookMark row={row} />, { sort: 'hook' }),
    state: column('state', row => <StateMark row={row} />, { sort: 'state' }),
    label: column('label', ({ label }) => (label === '' ? unknown : label)),
    made: column('made', ({ created_at: at }) => <time dateTime={at}>{formats.dateTime(at)}</time>, {
      sort: 'made',
    }),
  };
}

function sortedAs(sort: ReportSort, filters: ReportFilters): 'ascending' | 'descending' | 'none' {
  const now = sortOf(filters);
  if (now.sort !== sort) return 'none';
  return now.direction === 'asc' ? 'ascending' : 'descending';
}

function SortButton({
  sort,
  state: { filters, onSort },
  children,
}: {
  sort: ReportSort;
  state: Pick<TableState, 'filters' | 'onSort'>;
  children: ReactNode;
}) {
  const now = sortOf(filters);
  const Arrow = now.direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      onClick={() => onSort(sortedBy(filters, sort))}
      className="-mx-1 inline-flex min-h-9 items-center gap-1 quoted-sm px-1 text-start hover:text-ink"
    >
      {children}
      {now.sort === sort && <Arrow aria-hidden className="size-3.5 shrink-0" />}
    </button>
  );
}
