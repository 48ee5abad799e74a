import { useMutation, useQueryClient } from '@tanstack/react-query';
import Link2 from 'lucide-react/icons/link-2';
import { useState } from 'react';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import { refreshFigures } from '#web/shared/linked-accounts/use-linked-accounts.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useTiktokFlow } from './use-tiktok-flow.ts';

/** Failures that only the owner can fix, by renewing the permission. */
const ENDED_BY_OWNER: ReadonlySet<string> = new Set([
  'source_auth_expired',
  'source_scope_missing',
  'source_wrong_account',
]);

/** Exact numbers with the owner's permission: offered, active, or to be renewed. */
export function TiktokConnection({ account }: { account: LinkedAccount }) {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();
  const { leave, isLeaving } = useTiktokFlow();
  const end = useMutation(orpc.connections.end.mutationOptions());
  const [isEnding, setEnding] = useState(false);
  const { id, connection, connectable, last_failure: failure, tiktok_username: username } = account;
  const isTold = failure !== null && ENDED_BY_OWNER.has(failure.code);
  const isBroken = connection === 'reconnect' || (connection !== null && isTold);
  const failed = (error: unknown) =>
    toast({ title: t('accounts.toasts.error'), description: say.error(error), variant: 'destructive' });
  if (connection === null && !connectable) return null;

  function disconnect() {
    end.mutate(
      { id },
      {
        onSuccess: () => toast({ title: t('accounts.connection.ended', { username }) }),
        onError: failed,
        onSettled: () => {
          setEnding(false);
          void refreshFigures(queryClient);
        },
      },
    );
  }

  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      {connection !== null && !isBroken && <Badge tone="calm">{t('accounts.connection.connected')}</Badge>}
      {/* Unless the failure below says so with its next step. */}
      {isBroken && !isTold && (
        <p className="w-full quoted-sm bg-warn-wash px-3 py-2">{t('accounts.connection.broken')}</p>
      )}
      {(connection === null || isBroken) && connectable && (
        <Button
          size="sm"
          icon={<Link2 aria-hidden className="size-4" />}
          busy={isLeaving}
          onClick={() => leave(id)}
          aria-label={t(
            isBroken ? 'accounts.connection.reconnectLabel' : 'accounts.connection.connectLabel',
            {
              username,
            },
          )}
        >
          {t(isBroken ? 'accounts.connection.reconnect' : 'accounts.connection.connect')}
        </Button>
      )}
      {connection !== null && (
        <button
          type="button"
          className="link"
          aria-label={t('accounts.connection.endLabel', { username })}
          onClick={() => setEnding(true)}
        >
          {t('accounts.connection.end')}
        </button>
      )}
      <ConfirmDialog
        open={isEnding}
        title={t('accounts.connection.endTitle', { username })}
        text={t('accounts.connection.endText')}
        confirmLabel={t('accounts.connection.end')}
        busy={end.isPending}
        onCancel={() => setEnding(false)}
        onConfirm={disconnect}
      />
    </div>
  );
}
