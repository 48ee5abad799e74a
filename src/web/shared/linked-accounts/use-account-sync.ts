import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { JobRun, LinkedAccount } from '#contract/accounts/accounts.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { errorCodeOf } from '#web/ui/language/error-text.ts';
import { useT } from '#web/ui/language/language.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import {
  clearOngoingSync,
  happenedSince,
  readOngoingSync,
  takeUp,
  writeOngoingSync,
} from './ongoing-sync.ts';
import { useClockLead } from '#web/shared/time/use-now.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { refreshFigures, cacheAccount } from './use-linked-accounts.ts';

/** Starts syncs, and reports the end of a followed one. */
export function useAccountSync() {
  const t = useT();
  const say = useErrorText();
  const queryClient = useQueryClient();

  const failed = useCallback(
    (text: string) => toast({ title: t('accounts.toasts.error'), description: text, variant: 'destructive' }),
    [t],
  );

  const sync = useMutation(orpc.accounts.sync.mutationOptions());
  const asking = useRef(false);

  /** `resuming`: the record was found after a reload; a cool-down then means that the sync had ended. */
  function start(
    account: LinkedAccount,
    {
      resuming = false,
      onStarted,
      onRefused,
    }: { resuming?: boolean; onStarted?: () => void; onRefused?: (error: unknown) => void } = {},
  ) {
    // The second of two quick clicks comes before a re-render.
    if (asking.current || account.active_run !== null) return;
    asking.current = true;
    writeOngoingSync(account);
    sync.mutate(
      { id: account.id },
      {
        onSettled: () => {
          asking.current = false;
        },
        onError: error => {
          clearOngoingSync(account.id);
          void queryClient.invalidateQueries({ queryKey: orpc.accounts.list.queryKey() });
          const code = errorCodeOf(error);
          // Another click was first: its run is followed instead.
          if (code === 'sync_already_running' || (resuming && code === 'sync_cooling_down')) return;
          onRefused?.(error);
          failed(code ? say.error(error) : t('accounts.toasts.syncFailed'));
        },
        onSuccess: run => {
          cacheAccount(queryClient, { ...account, active_run: run });
          onStarted?.();
          if (resuming) return;
          toast({
            title: t('accounts.toasts.syncStarted'),
            description: t('accounts.toasts.syncStartedText'),
          });
        },
      },
    );
  }

  /** Spec §4: marker removed, list reloaded; only a sync requested in this browser is reported. */
  function ended(account: LinkedAccount, run: JobRun | null) {
    const wasAsked = readOngoingSync()?.accountId === account.id;
    clearOngoingSync(account.id);
    if (wasAsked && run?.state === 'done') toast({ title: t('accounts.toasts.syncDone') });
    if (wasAsked && run !== null && run.state !== 'done') {
      failed(run.error ? say.code(run.error.code, run.error.values) : t('accounts.toasts.syncFailed'));
    }
    void refreshFigures(queryClient);
  }

  return { start, ended, pendingId: sync.isPending ? sync.variables.id : null };
}

/** Spec §4: after a reload, a sync younger than five minutes is resumed, with a toast. */
export function useResumedSync(
  accounts: readonly LinkedAccount[] | undefined,
  restart: (account: LinkedAccount) => void,
): void {
  const t = useT();
  const leadMs = useClockLead();
  const [record] = useState(readOngoingSync);
  const again = useEffectEvent(restart);
  const say = useEffectEvent((username: string) =>
    toast({
      title: t('accounts.toasts.resumed'),
      description: t('accounts.toasts.resumedText', { username }),
    }),
  );
  useEffect(() => {
    if (record === null || accounts === undefined || !takeUp(record.accountId)) return;
    const account = accounts.find(item => item.id === record.accountId);
    const ended =
      account === undefined ||
      happenedSince(record, account.last_synced_at, leadMs) ||
      happenedSince(record, account.last_failure?.at, leadMs);
    if (ended && account?.active_run == null) {
      // It ended unwatched; the list already shows the result.
      clearOngoingSync(record.accountId);
      return;
    }
    if (account === undefined) return;
    say(record.username);
    if (account.active_run === null) again(account);
  }, [accounts, record, leadMs]);
}
