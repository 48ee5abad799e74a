import { useQuery } from '@tanstack/react-query';
import type { VideoReport, VideoReportRow, VideoReportVersion } from '#contract/video-reports.ts';
import { orpc } from '#web/api/orpc.ts';
import { useFormats, useT } from '#web/language/language.tsx';
import { QueryPanel } from '#web/ui/query-panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';

/** What is not the same in this version as in the one before. */
export function Difference({ report, earlier }: { report: VideoReport; earlier: VideoReportVersion }) {
  const t = useT();
  const query = useQuery(
    orpc.videoReports.get.queryOptions({ input: { id: earlier.id }, staleTime: Infinity }),
  );
  return (
    <div className="mt-5">
      <h3 className="mb-2 text-base">{t('videoReports.versions.difference', { version: earlier.version })}</h3>
      <QueryPanel query={query} skeleton={<Skeleton className="h-32" />}>
        {before => <Changed before={before} after={report} />}
      </QueryPanel>
    </div>
  );
}

interface Line {
  name: string;
  of: (row: VideoReportRow) => string;
}

function Changed({ before, after }: { before: VideoReport; after: VideoReport }) {
  const t = useT();
  const lines = useLines().filter(({ of }) => of(before.row) !== of(after.row));
  const isOtherMethod = before.result?.method !== after.result?.method;
  return (
    <>
      {isOtherMethod && <p className="mb-2 text-sm text-muted">{t('videoReports.versions.otherMethod')}</p>}
      {lines.length === 0 ? (
        <p>{t('videoReports.versions.same')}</p>
      ) : (
        <Table<Line>
          caption={t('videoReports.versions.difference', { version: before.row.version ?? 1 })}
          hideCaption
          stacks
          rows={lines}
          rowKey={({ name }) => name}
          columns={[
            {
              key: 'figure',
              header: t('videoReports.versions.figure'),
              rowHeader: true,
              cell: ({ name }) => name,
            },
            {
              key: 'before',
              header: t('videoReports.versions.before'),
              numeric: true,
              cell: ({ of }) => of(before.row),
            },
            {
              key: 'after',
              header: t('videoReports.versions.after'),
              numeric: true,
              cell: ({ of }) => of(after.row),
            },
          ]}
        />
      )}
    </>
  );
}

function useLines(): Line[] {
  const t = useT();
  const formats = useFormats();
  const known = (value: number | null, write: (one: number) => string) => (value === null ? '—' : write(value));
  const count = (value: number | null) => known(value, one => formats.number(one));
  return [
    { name: t('videoReports.columns.views'), of: row => count(row.view_count) },
    { name: t('videoReports.compare.likes'), of: row => count(row.like_count) },
    { name: t('videoReports.compare.comments'), of: row => count(row.comment_count) },
    { name: t('videoReports.compare.shares'), of: row => count(row.share_count) },
    {
      name: t('videoReports.columns.engagement'),
      of: row => known(row.engagement, one => formats.percent(one)),
    },
    {
      name: t('videoReports.columns.percentile'),
      of: row => known(row.own_percentile, one => formats.percent(one, 0)),
    },
    {
      name: t('videoReports.columns.hook'),
      of: row => (row.hook_class === null ? '—' : t(`hooks.kinds.${row.hook_class}`)),
    },
  ];
}
