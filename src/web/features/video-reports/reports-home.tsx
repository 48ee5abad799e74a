import { useEffect, useRef, useState } from 'react';
import type { VideoReportRow } from '#contract/video-reports.ts';
import { TableExport } from '#web/features/exports/table-export.tsx';
import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { AllLinksCard } from '#web/features/sharing/link-list.tsx';
import { Announced } from '#web/ui/browser/announced.tsx';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageHeader } from '#web/ui/content/page-header.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Table } from '#web/ui/content/table.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { ColumnChoice, useChosenColumns } from './column-choice.tsx';
import { FilterBar } from './filter-bar.tsx';
import { activeFilters } from './report-query.ts';
import { useReportActions } from './use-report-actions.ts';
import { useReportColumns } from './use-report-columns.tsx';
import { useReportQuery } from './use-report-query.ts';
import { useFacets, useReports, useViews } from './use-reports.ts';
import { ViewMenu } from './view-menu.tsx';

export function ReportsHome() {
  const t = useT();
  const { filters, setFilters, isBin, showBin } = useReportQuery();
  const deleted = useFacets().data?.deleted ?? 0;
  useFirstView();
  return (
    <>
      <PageHeader
        title={t('reports.videos.title')}
        text={t('videoReports.text')}
        actions={
          <LinkButton href={APP_PATHS.analyzer} variant="signal">
            {t('videoReports.analyse')}
          </LinkButton>
        }
      />
      <Card as="div">
        {(deleted > 0 || isBin) && (
          <Segmented
            label={t('videoReports.bin.which')}
            hideLabel
            value={isBin ? 'bin' : 'standing'}
            onChange={which => showBin(which === 'bin')}
            segments={[
              { value: 'standing', label: t('videoReports.bin.standing') },
              { value: 'bin', label: t('videoReports.bin.deleted', { count: deleted }) },
            ]}
            className="mb-4"
          />
        )}
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_auto]">
          <FilterBar filters={filters} onChange={setFilters} />
          <span className="flex flex-wrap gap-2.5 max-lg:order-first">
            {!isBin && <ViewMenu filters={filters} onOpen={setFilters} />}
            <ColumnChoice />
            {!isBin && <TableExport table="video-reports" query={{ ...filters }} />}
          </span>
        </div>
        <ReportTable key={isBin ? 'bin' : 'standing'} />
      </Card>
      <AllLinksCard />
    </>
  );
}

/** Opens the user's initial view once, when the URL has no filters. */
function useFirstView() {
  const views = useViews().data?.items;
  const { filters, setFilters, isBin } = useReportQuery();
  const isDecided = useRef(location.search !== '');
  useEffect(() => {
    if (views === undefined || isDecided.current) return;
    isDecided.current = true;
    const first = views.find(view => view.is_default);
    if (first !== undefined && !isBin && Object.keys(filters).length === 0) setFilters(first.filters);
  });
}

function ReportTable() {
  const t = useT();
  const { filters, setFilters, isBin } = useReportQuery();
  const query = useReports(filters, isBin);
  const actions = useReportActions();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const columns = useReportColumns(useChosenColumns(), {
    filters,
    onSort: setFilters,
    selected,
    isBin,
    onSelect: (id, isSelected) =>
      setSelected(before => {
        const next = new Set(before);
        if (isSelected) next.add(id);
        else next.delete(id);
        return next;
      }),
    onFavourite: row => actions.favourite([row], !row.is_favourite),
  });
  return (
    <div className="mt-5">
      <QueryPanel
        query={query}
        skeleton={<Skeleton className="h-[32rem]" />}
        isEmpty={({ pages }) => pages.every(page => page.items.length === 0)}
        empty={<NothingFound />}
      >
        {({ pages }) => {
          const items = pages.flatMap(page => page.items);
          const ticked = items.filter(({ id }) => selected.has(id));
          return (
            <>
              <AllBox items={items} selected={ticked.length} onChange={setSelected} />
              <Table<VideoReportRow>
                caption={t(isBin ? 'videoReports.bin.caption' : 'videoReports.caption')}
                hideCaption
                stacks
                columns={columns}
                rows={items}
                rowKey={({ id }) => id}
                // Fits nine columns and full dates without scrolling on a laptop.
                className="pe-1 lg:[&_td]:px-2 lg:[&_th]:px-2"
              />
              <div className="mt-4 flex flex-wrap items-center gap-4">
                {query.hasNextPage && (
                  <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                    {t('videoReports.more')}
                  </Button>
                )}
                <Announced className="text-sm text-muted">
                  {t(query.hasNextPage ? 'videoReports.shown' : 'videoReports.all', { count: items.length })}
                </Announced>
              </div>
              {ticked.length > 0 && (
                <BulkBar
                  rows={ticked}
                  isBin={isBin}
                  actions={actions}
                  onClear={() => setSelected(new Set())}
                />
              )}
            </>
          );
        }}
      </QueryPanel>
    </div>
  );
}

function AllBox({
  items,
  selected,
  onChange,
}: {
  items: readonly VideoReportRow[];
  selected: number;
  onChange: (ids: ReadonlySet<string>) => void;
}) {
  const t = useT();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = selected > 0 && selected < items.length;
  }, [selected, items.length]);
  return (
    <label className="mb-1 inline-flex min-h-9 cursor-pointer items-center gap-2.5 text-sm text-muted pointer-coarse:min-h-11">
      <input
        ref={box}
        type="checkbox"
        checked={selected === items.length}
        onChange={({ target }) => onChange(new Set(target.checked ? items.map(({ id }) => id) : []))}
        className="size-5 accent-calm"
      />
      {t('videoReports.select.all', { count: items.length })}
    </label>
  );
}

function NothingFound() {
  const t = useT();
  const { filters, setFilters, isBin } = useReportQuery();
  if (isBin) return <EmptyState title={t('videoReports.bin.empty')} text={t('videoReports.bin.emptyText')} />;
  if (filters.q === undefined && activeFilters(filters) === 0) {
    return (
      <EmptyState
        title={t('videoReports.empty')}
        text={t('videoReports.emptyText')}
        action={<LinkButton href={APP_PATHS.analyzer}>{t('videoReports.analyse')}</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      isOutcome
      title={t('videoReports.nothing')}
      text={t('videoReports.nothingText')}
      action={<Button onClick={() => setFilters({})}>{t('videoReports.filters.clear')}</Button>}
    />
  );
}
