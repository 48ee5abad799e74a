import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import type { z } from 'zod';
import type { sourceStatus } from '#contract/admin/admin.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { AdminTableExport } from '#web/features/admin/parts/admin-table-export.tsx';
import { SigningKeysCard } from './signing-keys-card.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

type SourceStatus = z.infer<typeof sourceStatus>;

/** Every source with its health, and the switch for live collection. */
export function SourcesTab() {
  const t = useT();
  const query = useQuery(orpc.admin.sources.queryOptions());
  return (
    <QueryPanel query={query} skeleton={<Skeleton className="h-96" />}>
      {status => (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="grid gap-6">
            <ConsentCard status={status} />
            <SigningKeysCard />
          </div>
          <Card aria-labelledby="sources-title">
            <CardHeader
              id="sources-title"
              title={t('admin.sources.title')}
              text={t('admin.sources.text')}
              actions={
                <>
                  <Button
                    size="sm"
                    busy={query.isFetching}
                    icon={<RefreshCw aria-hidden className="size-4" />}
                    onClick={() => void query.refetch()}
                  >
                    {t('admin.sources.refresh')}
                  </Button>
                  <AdminTableExport table="sources" />
                </>
              }
            />
            <ul>
              {status.sources.map(source => (
                <SourceRow key={source.id} source={source} />
              ))}
            </ul>
          </Card>
        </div>
      )}
    </QueryPanel>
  );
}

/** Off until an administrator agrees after the notice about TikTok's terms. */
function ConsentCard({ status }: { status: SourceStatus }) {
  const t = useT();
  const say = useErrorText();
  const formats = useFormats();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const consent = useMutation(orpc.admin.consent.mutationOptions());
  const { given, at } = status.consent;

  const set = (next: boolean) =>
    consent.mutate(
      { given: next },
      {
        onSuccess: answered => {
          queryClient.setQueryData(orpc.admin.sources.queryKey(), answered);
          toast({ title: t('admin.consent.saved') });
        },
        onError: error =>
          toast({ title: t('accounts.toasts.error'), description: say.error(error), variant: 'destructive' }),
        onSettled: () => setAsking(false),
      },
    );

  return (
    <Card aria-labelledby="consent-title">
      <CardHeader
        id="consent-title"
        title={t('admin.consent.title')}
        actions={
          <Badge tone={given ? 'good' : 'neutral'}>
            {given && at !== null
              ? t('admin.consent.givenAt', { when: formats.date(at) })
              : t(given ? 'admin.consent.given' : 'admin.consent.closed')}
          </Badge>
        }
      />
      <p>{t('admin.consent.sentence')}</p>
      <p className="mt-3 mb-5 text-sm text-muted">{t('admin.consent.effect')}</p>
      {given ? (
        <Button busy={consent.isPending} onClick={() => set(false)}>
          {t('admin.consent.withdraw')}
        </Button>
      ) : (
        <Button variant="signal" busy={consent.isPending} onClick={() => setAsking(true)}>
          {t('admin.consent.allow')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('admin.consent.allow')}
        text={t('admin.consent.sentence')}
        confirmLabel={t('admin.consent.allow')}
        busy={consent.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => set(true)}
      />
    </Card>
  );
}

function SourceRow({ source }: { source: SourceStatus['sources'][number] }) {
  const t = useT();
  const say = useErrorText();
  return (
    <li className="flex items-start gap-4 border-b border-line py-3.5 last:border-0">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{t(`admin.sources.names.${source.id}`)}</p>
        <p className="text-sm text-muted">{t(`admin.sources.roles.${source.id}`)}</p>
        {source.version !== null && (
          <p className="text-sm text-muted">{t('admin.sources.version', { version: source.version })}</p>
        )}
        {!source.usable && source.needed !== null && (
          <p className="text-sm text-muted">{t('admin.sources.needed', { needed: source.needed })}</p>
        )}
        {source.reason !== null && (
          <p className="mt-1.5 text-sm">
            {say.code(`source_${source.reason}`, {
              handle: '…',
              found: source.version ?? '?',
              needed: source.needed ?? '?',
            })}
          </p>
        )}
      </div>
      <Badge tone={source.usable ? 'good' : 'warn'}>
        {t(source.usable ? 'admin.sources.usable' : 'admin.sources.unusable')}
      </Badge>
    </li>
  );
}
