import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { AdminRun } from '#contract/admin/admin-jobs.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Badge, type Tone } from '#web/ui/content/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { Field, Select } from '#web/ui/controls/field.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { AdminTableExport } from '#web/features/admin/parts/admin-table-export.tsx';
import { PagedPanel } from '#web/features/admin/parts/paged-panel.tsx';
import { useAddress } from '#web/features/admin/parts/use-filters-in-address.ts';
import { FRESH, useAnnounce } from '#web/features/admin/parts/use-changes-announced.ts';

const TONES: Record<AdminRun['state'], Tone> = {
  queued: 'neutral',
  running: 'calm',
  done: 'good',
  failed: 'bad',
  cancelled: 'warn',
};
const STATES = Object.keys(TONES) as AdminRun['state'][];

/** The runs of all users; a failed sync can be restarted. */
export function RunsCard() {
  const t = useT();
  const { get, set } = useAddress();
  const state = STATES.find(one => one === get('state'));
  const code = get('code');
  const query = useInfiniteQuery({
    ...orpc.admin.jobs.runs.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(state ? { state } : {}),
        ...(code ? { code } : {}),
        ...(cursor ? { cursor } : {}),
      }),
      initialPageParam: undefined,
      getNextPageParam: page => page.nextCursor ?? undefined,
    }),
    placeholderData: keepPreviousData,
    ...FRESH,
  });
  return (
    <Card aria-labelledby="runs-title">
      <CardHeader
        id="runs-title"
        title={t('admin.jobs.runs')}
        text={t('admin.jobs.runsText')}
        actions={
          <>
            {code !== '' && (
              <Button size="sm" onClick={() => set({ code: '' })}>
                {t('admin.jobs.allCauses')}
              </Button>
            )}
            <Field label={t('admin.jobs.filter')} className="grid-flow-col items-center">
              {wiring => (
                <Select
                  {...wiring}
                  value={state ?? ''}
                  onChange={event => set({ state: event.target.value })}
                >
                  <option value="">{t('admin.jobs.all')}</option>
                  {STATES.map(one => (
                    <option key={one} value={one}>
                      {t(`admin.jobs.states.${one}`)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <AdminTableExport table="runs" filter={{ state: state ?? '', code }} />
          </>
        }
      />
      <PagedPanel
        query={query}
        skeleton={<Skeleton className="h-64" />}
        empty={<p className="text-muted">{t('admin.empty')}</p>}
      >
        {items => (
          <ul>
            {items.map(run => (
              <RunRow key={run.id} run={run} />
            ))}
          </ul>
        )}
      </PagedPanel>
    </Card>
  );
}

function RunRow({ run }: { run: AdminRun }) {
  const t = useT();
  const say = useErrorText();
  const formats = useFormats();
  const announce = useAnnounce();
  const retry = useMutation({
    ...orpc.admin.jobs.retry.mutationOptions(),
    onSuccess: () => announce.done(t('admin.jobs.retried')),
    onError: announce.failed,
  });
  const what = [t(`admin.jobs.kinds.${run.kind}`), run.username && `@${run.username}`]
    .filter(Boolean)
    .join(' ');
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {what}
          <Badge tone={TONES[run.state]}>{t(`admin.jobs.states.${run.state}`)}</Badge>
        </p>
        <p className="text-sm text-muted">
          <time dateTime={run.created_at}>{formats.dateTime(run.created_at)}</time>
          {' · '}
          <a href={`${APP_PATHS.admin}/users/${run.user.id}`} className="link wrap-anywhere">
            {run.user.label ?? run.user.id}
          </a>
          {run.automatic && ` · ${t('admin.jobs.automatic')}`}
        </p>
        {run.error !== null && <p className="mt-1 text-sm">{say.code(run.error.code, run.error.values)}</p>}
      </div>
      {run.retryable && (
        <Button
          size="sm"
          busy={retry.isPending}
          aria-label={t('admin.jobs.retryLabel', { what })}
          onClick={() => retry.mutate({ id: run.id })}
        >
          {t('admin.jobs.retry')}
        </Button>
      )}
    </li>
  );
}
