import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { jobsOverview } from '#contract/admin/admin-jobs.ts';
import type { ErrorCode } from '#contract/wire/errors.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Table } from '#web/ui/content/table.tsx';
import { AdminTableExport } from '#web/features/admin/parts/admin-table-export.tsx';
import { RunsCard } from './runs-card.tsx';
import { useAddress } from '#web/features/admin/parts/use-filters-in-address.ts';
import { FRESH } from '#web/features/admin/parts/use-changes-announced.ts';

type Overview = z.infer<typeof jobsOverview>;
const REFETCH_MS = 10_000;

/** Queues, the causes of failed runs, and the runs themselves. */
export function JobsTab() {
  const query = useQuery({
    ...orpc.admin.jobs.overview.queryOptions(),
    ...FRESH,
    refetchInterval: REFETCH_MS,
  });
  return (
    <div className="grid gap-6">
      <QueryPanel query={query} skeleton={<Skeleton className="h-64" />}>
        {overview => (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <QueuesCard queues={overview.queues} />
            <CausesCard causes={overview.causes} />
          </div>
        )}
      </QueryPanel>
      <RunsCard />
    </div>
  );
}

const KNOWN_QUEUES = ['account-sync', 'import-file', 'video-analysis', 'video-download'] as const;
const COUNTS = ['waiting', 'later', 'active', 'failed', 'kept'] as const;

function QueuesCard({ queues }: { queues: Overview['queues'] }) {
  const t = useT();
  const formats = useFormats();
  const nameOf = (name: string) => {
    const known = KNOWN_QUEUES.find(one => one === name);
    return known === undefined ? name : t(`admin.jobs.names.${known}`);
  };
  return (
    <Card aria-labelledby="queues-title">
      <CardHeader
        id="queues-title"
        title={t('admin.jobs.queues')}
        text={t('admin.jobs.queuesText')}
        actions={<AdminTableExport table="queues" />}
      />
      <Table
        caption={t('admin.jobs.queuesText')}
        hideCaption
        stacks
        rows={queues}
        rowKey={queue => queue.name}
        columns={[
          {
            key: 'name',
            header: t('admin.jobs.queue'),
            rowHeader: true,
            cell: queue => nameOf(queue.name),
          },
          ...COUNTS.map(key => ({
            key,
            header: t(`admin.jobs.${key}`),
            numeric: true,
            cell: (queue: Overview['queues'][number]) => formats.number(queue[key]),
          })),
        ]}
      />
    </Card>
  );
}

function CausesCard({ causes }: { causes: Overview['causes'] }) {
  const t = useT();
  const say = useErrorText();
  const formats = useFormats();
  const { set } = useAddress();
  return (
    <Card aria-labelledby="causes-title">
      <CardHeader
        id="causes-title"
        title={t('admin.jobs.causes')}
        text={t('admin.jobs.causesText')}
        actions={<AdminTableExport table="causes" />}
      />
      {causes.length === 0 && <p className="text-muted">{t('admin.jobs.noCauses')}</p>}
      <ul>
        {causes.map(({ code, kind, count, lastAt }) => (
          <li
            key={`${kind}-${code}`}
            className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line py-3 last:border-0"
          >
            <p className="figure w-10 text-2xl">{formats.number(count)}</p>
            <div className="min-w-0 flex-1 basis-48">
              <p className="text-sm">
                {say.code(code as ErrorCode, { handle: '…', found: '?', needed: '?' })}
              </p>
              <p className="text-sm text-muted">
                {t(`admin.jobs.kinds.${kind}`)} · <code>{code}</code> · {formats.dateTime(lastAt)}
              </p>
            </div>
            <Button size="sm" onClick={() => set({ state: 'failed', code })}>
              {t('admin.jobs.showThese')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
