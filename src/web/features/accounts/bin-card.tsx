import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BinnedAccount } from '#contract/accounts/accounts.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { errorText } from '#web/ui/language/error-text.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { refreshFigures } from '#web/shared/linked-accounts/use-linked-accounts.ts';
import { useRestoreAccount } from './use-restore-account.ts';

/** Deleted accounts that can still be restored; nothing where there are none. */
export function BinCard() {
  const t = useT();
  const formats = useFormats();
  const queryClient = useQueryClient();
  const query = useQuery(orpc.accounts.bin.queryOptions());
  const restoring = useRestoreAccount();
  const erasing = useMutation(orpc.accounts.erase.mutationOptions());
  const [chosen, setAsked] = useState<BinnedAccount | null>(null);
  const items = query.data?.items ?? [];
  if (items.length === 0) return null;

  const erase = ({ id, tiktok_username: username }: BinnedAccount) =>
    erasing.mutate(
      { id },
      {
        onSuccess: () => toast({ title: t('accounts.bin.erased', { username }) }),
        onError: error =>
          toast({
            title: t('accounts.toasts.error'),
            description: errorText(error, t),
            variant: 'destructive',
          }),
        onSettled: () => {
          setAsked(null);
          void refreshFigures(queryClient);
        },
      },
    );

  return (
    <Card aria-labelledby="bin-title">
      <CardHeader id="bin-title" title={t('accounts.bin.title')} text={t('accounts.bin.text')} />
      <ul className="-my-1">
        {items.map(item => (
          <li
            key={item.id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 last:border-0"
          >
            <div className="min-w-0">
              <p className="font-semibold whole-word">{`@${item.tiktok_username}`}</p>
              <p className="text-sm text-muted">
                {t('accounts.bin.facts', { count: item.videos, when: formats.date(item.expires_at) })}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                busy={restoring.pendingId === item.id}
                onClick={() => restoring.restore(item)}
              >
                {t('accounts.bin.restore')}
              </Button>
              <Button size="sm" variant="quiet" onClick={() => setAsked(item)}>
                {t('accounts.bin.erase')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={chosen !== null}
        title={t('accounts.bin.eraseTitle', { username: chosen?.tiktok_username ?? '' })}
        text={t('accounts.bin.eraseText')}
        confirmLabel={t('accounts.bin.erase')}
        destructive
        busy={erasing.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => chosen !== null && erase(chosen)}
      />
    </Card>
  );
}
