import { useEffect, useState } from 'react';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import type { FirstAnalysis } from '#web/features/accounts/first-analysis-card.tsx';
import { clearOngoingSync, readOngoingSync, takeUp } from '#web/shared/linked-accounts/ongoing-sync.ts';
import { useClockLead } from '#web/shared/time/use-now.ts';
import { useT } from '#web/ui/language/language.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { findFirstAnalysis } from './first-analysis.ts';

/** The first analysis that the dashboard shows in place of its blocks, until it is closed. */
export function useFirstAnalysis(account: LinkedAccount | undefined) {
  const t = useT();
  const leadMs = useClockLead();
  const [shown, setShown] = useState<FirstAnalysis | null>(null);
  /** Runs and accounts whose first analysis has been shown to its end. */
  const [over, setOver] = useState<readonly string[]>([]);
  const found =
    account === undefined ? null : findFirstAnalysis(account, readOngoingSync(), Date.now(), leadMs);
  if (found !== null && isNew(found, shown, over)) setShown(found);

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
    /** Closes it: the dashboard is shown again. */
    close: () => {
      if (shown === null) return;
      clearOngoingSync(shown.accountId);
      setOver([...over, shown.accountId, ...(shown.run === null ? [] : [shown.run.id])]);
      setShown(null);
    },
  };
}

/** Shown until its end, whatever the list reports meanwhile; only another run (a retry) replaces it. */
function isNew(found: FirstAnalysis, shown: FirstAnalysis | null, over: readonly string[]): boolean {
  if (over.includes(found.run?.id ?? found.accountId)) return false;
  if (shown === null || shown.accountId !== found.accountId) return true;
  return found.run !== null && found.run.id !== shown.run?.id;
}
