import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiKey } from '#contract/api-keys.ts';
import { useNow } from '#web/shared/time/use-now.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { CopyButton } from '#web/ui/controls/copy-button.tsx';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ApiKeyForm } from './api-key-form.tsx';

export function ApiKeysCard() {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const query = useQuery(orpc.apiKeys.list.queryOptions({ staleTime: 0, refetchOnMount: 'always' }));
  const [created, setCreated] = useState<string | null>(null);
  const isOver = query.data?.items.some(
    ({ prefix, revoked_at }) => revoked_at !== null && created?.startsWith(prefix) === true,
  );
  const shown = isOver === true ? null : created;
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: orpc.apiKeys.key() });
  const revoke = useMutation(
    orpc.apiKeys.revoke.mutationOptions({
      onError: error => toast({ title: say.error(error), variant: 'destructive' }),
      onSettled: () => {
        setRevoking(null);
        return refresh();
      },
    }),
  );
  return (
    <Card aria-labelledby="keys-title">
      <CardHeader id="keys-title" title={t('settings.keys.title')} text={t('settings.keys.text')} />
      <p className="mb-5">
        <a href="/api/docs" className="link reach">
          {t('settings.keys.docs')}
        </a>
      </p>
      {shown === null ? (
        <ApiKeyForm
          needsPassword={query.data?.needs_password ?? false}
          onCreated={token => {
            setCreated(token);
            void refresh();
          }}
        />
      ) : (
        <Alert
          tone="good"
          title={t('settings.keys.once')}
          action={
            <div className="flex flex-wrap gap-2">
              <CopyButton
                text={shown}
                label={t('settings.keys.copy')}
                doneLabel={t('settings.keys.copied')}
              />
              <Button size="sm" onClick={() => setCreated(null)}>
                {t('settings.keys.stored')}
              </Button>
            </div>
          }
        >
          <code className="block py-2 text-sm break-all select-all">{shown}</code>
        </Alert>
      )}
      <div className="mt-5 border-t border-line pt-2">
        <QueryPanel
          query={query}
          skeleton={<SkeletonLines lines={3} />}
          isEmpty={({ items }) => items.length === 0}
          empty={<p className="py-2 text-muted">{t('settings.keys.none')}</p>}
        >
          {({ items }) => (
            <ul>
              {items.map(key => (
                <KeyRow key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
              ))}
            </ul>
          )}
        </QueryPanel>
      </div>
      <ConfirmDialog
        open={revoking !== null}
        title={t('settings.keys.revokeTitle', { name: revoking?.name ?? '' })}
        text={t('settings.keys.revokeText')}
        confirmLabel={t('settings.keys.revoke')}
        destructive
        busy={revoke.isPending}
        onConfirm={() => revoking !== null && revoke.mutate({ id: revoking.id })}
        onCancel={() => setRevoking(null)}
      />
    </Card>
  );
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const { name, prefix, scopes, created_at, expires_at, last_used_at, revoked_at } = apiKey;
  const isOver = Date.parse(expires_at) <= now.getTime();
  const end =
    revoked_at === null
      ? t(isOver ? 'settings.keys.expired' : 'settings.keys.expires', { date: formats.date(expires_at) })
      : t('settings.keys.revoked', { date: formats.date(revoked_at) });
  const facts = [
    t(scopes.includes('write') ? 'settings.keys.write' : 'settings.keys.read'),
    t('settings.keys.created', { date: formats.date(created_at) }),
    end,
    last_used_at === null
      ? t('settings.keys.unused')
      : t('settings.keys.used', { when: formats.relative(last_used_at, now) }),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 last:border-0">
      <div className="min-w-0">
        <p className="font-semibold break-words">
          {name} <code className="text-sm font-normal text-muted">{`${prefix}…`}</code>
        </p>
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
      </div>
      {revoked_at === null && !isOver && (
        <Button size="sm" onClick={onRevoke} aria-label={t('settings.keys.revokeOne', { name })}>
          {t('settings.keys.revoke')}
        </Button>
      )}
    </li>
  );
}
