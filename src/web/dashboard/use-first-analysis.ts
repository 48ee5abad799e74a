import { useEffect, useState } from 'react';
import type { LinkedAccount } from '#contract/accounts.ts';
import type { FirstAnalysis } from '#web/accounts/first-analysis-card.tsx';
import { clearOngoingSync, readOngoingSync, takeUp } from '#web/accounts/ongoing-sync.ts';
import { useClockLead } from '#web/accounts/use-now.ts';
import { useT } from '#web/language/language.tsx';
import { toast } from '#web/ui/toast.ts';
import { findFirstAnalysis } from './first-analysis.ts';

/** The first analysis that the dashboard shows in place of its blocks, until it is told that it is over. */
export function useFirstAnalysis(account: LinkedAccount | undefined) {
  const t = useT();
  const leadMs = useClockLead();
  const [shown, setShown] = useState<FirstAnalysis | null>(null);
  const [overKey, setOverKey] = useState<string | null>(null);
  const found =
    account === undefined ? null : findFirstAnalysis(account, readOngoingSync(), Date.now(), leadMs);
  if (found !== null && keyOf(found) !== overKey && keyOf(found) !== (shown && keyOf(shown))) setShown(found);

  const username = shown?.username;
  const accountId = shown?.accountId;
  useEffect(() => {
    if (accountId === undefined || username === undefined || !takeUp(accountId)) return;
    toast({
      title: t('accounts.toasts.resumed'),
      description: t('accounts.toasts.resumedText', { username }),
    });
    // Said once, in the language of that moment.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [accountId, username]);

  return {
    analysis: shown,
    /** Over: the dashboard takes its place again. */
    close: () => {
      if (shown === null) return;
      clearOngoingSync(shown.accountId);
      setOverKey(keyOf(shown));
      setShown(null);
    },
  };
}

function keyOf({ accountId, run }: FirstAnalysis): string {
  return run?.id ?? accountId;
}
