import { useMutation, useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState, type ReactNode } from 'react';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { errorCodeOf, errorText } from '#web/ui/language/error-text.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ChangeAccountDialog } from './change-account-dialog.tsx';
import { LinkedAccountRow } from './linked-account-row.tsx';
import { useAccountSync, useResumedSync } from '#web/shared/linked-accounts/use-account-sync.ts';
import { useRestoreAccount } from './use-restore-account.ts';
import { useAccountChoice } from '#web/shared/linked-accounts/use-account-choice.ts';
import { refreshFigures, useLinkedAccounts } from '#web/shared/linked-accounts/use-linked-accounts.ts';

/** Spec §2, « Comptes TikTok liés »: the linked accounts, how fresh they are, and the actions on them. */
export function LinkedAccountsCard({
  onAdd,
  footer,
  markOf,
}: {
  onAdd: () => void;
  footer?: ReactNode;
  /** Additional content beside an account. */
  markOf?: (accountId: string) => ReactNode;
}) {
  const t = useT();
  const { mayChoose } = useAccountChoice();
  const query = useLinkedAccounts();
  const { start, ended, pendingId } = useAccountSync();
  const [removing, setRemoving] = useState<LinkedAccount | null>(null);
  const [changing, setChanging] = useState<LinkedAccount | null>(null);
  const { remove, makePrimary } = useAccountChanges(() => setRemoving(null));
  useResumedSync(query.data?.items, account => start(account, { resuming: true }));

  const add = (
    <Button size="sm" icon={<Plus aria-hidden className="size-4" />} onClick={onAdd}>
      {t('accounts.list.add')}
    </Button>
  );
  return (
    <Card aria-labelledby="linked-accounts-title">
      <CardHeader
        id="linked-accounts-title"
        title={
          <span className="inline-flex flex-wrap items-center gap-2">
            {t('accounts.list.title')}
            {query.data !== undefined && (
              <Badge title={t('accounts.list.count', { count: query.data.items.length })}>
                <span className="font-sans tabular-nums">{query.data.items.length}</span>
              </Badge>
            )}
          </span>
        }
        actions={add}
      />
      <QueryPanel
        query={query}
        skeleton={<Skeleton className="h-20" />}
        isEmpty={list => list.items.length === 0}
        empty={
          <EmptyState
            title={t('accounts.list.empty')}
            text={t('accounts.list.emptyText')}
            action={
              <Button variant="signal" onClick={onAdd}>
                {t('accounts.list.add')}
              </Button>
            }
          />
        }
      >
        {({ items }) => (
          <ul className="-my-1">
            {items.map(account => (
              <LinkedAccountRow
                key={account.id}
                account={account}
                canLook={mayChoose || account.is_demo || account.is_primary}
                mark={markOf?.(account.id)}
                isStarting={pendingId === account.id}
                onSync={() => start(account)}
                onEnd={run => ended(account, run)}
                onRemove={() => setRemoving(account)}
                onMakePrimary={() => makePrimary(account)}
                onChange={() => setChanging(account)}
              />
            ))}
          </ul>
        )}
      </QueryPanel>
      {footer}
      {changing !== null && <ChangeAccountDialog account={changing} onClose={() => setChanging(null)} />}
      <ConfirmDialog
        open={removing !== null}
        title={t('accounts.list.removeTitle', { username: removing?.tiktok_username ?? '' })}
        text={t('accounts.list.removeText')}
        confirmLabel={t('accounts.list.removeConfirm')}
        destructive
        busy={remove.isPending}
        onCancel={() => setRemoving(null)}
        onConfirm={() => removing !== null && remove.mutate(removing)}
      />
    </Card>
  );
}

function useAccountChanges(onRemoved: () => void) {
  const t = useT();
  const queryClient = useQueryClient();
  const removing = useMutation(orpc.accounts.remove.mutationOptions());
  const { restoreLatest } = useRestoreAccount();
  const changing = useMutation(orpc.accounts.update.mutationOptions());
  const failed = (description: string) =>
    toast({ title: t('accounts.toasts.error'), description, variant: 'destructive' });
  return {
    remove: {
      isPending: removing.isPending,
      mutate: ({ id, tiktok_username: username }: LinkedAccount) => {
        removing.mutate(
          { id },
          {
            onSuccess: () =>
              toast({
                title: t('accounts.toasts.removed'),
                description: t('accounts.toasts.removedText', { username }),
                action: { label: t('accounts.bin.undo'), act: () => void restoreLatest(username) },
              }),
            onError: error =>
              failed(
                errorCodeOf(error) === 'primary_account_protected'
                  ? errorText(error, t)
                  : t('accounts.toasts.removeFailed'),
              ),
            onSettled: () => {
              onRemoved();
              void refreshFigures(queryClient);
            },
          },
        );
      },
    },
    makePrimary: ({ id, tiktok_username: username }: LinkedAccount) => {
      if (changing.isPending) return;
      changing.mutate(
        { id, is_primary: true },
        {
          onSuccess: () =>
            toast({
              title: t('accounts.toasts.madePrimary'),
              description: t('accounts.toasts.madePrimaryText', { username }),
            }),
          onError: error => failed(errorText(error, t)),
          onSettled: () => void refreshFigures(queryClient),
        },
      );
    },
  };
}
