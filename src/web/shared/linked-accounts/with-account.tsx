import type { ReactNode } from 'react';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { AccountSelect } from './account-select.tsx';
import { DemoBadge } from './demo-badge.tsx';
import { NoAccount } from './no-account.tsx';
import { useAccountChoice } from './use-account-choice.ts';
import { useLinkedAccounts } from './use-linked-accounts.ts';
import { useView } from './use-view.ts';
import { viewedAccount } from './viewed-account.ts';

/** A page about one account: the one in the URL for users who may choose, otherwise the primary one. */
export function WithAccount({ children }: { children: (account: LinkedAccount) => ReactNode }) {
  const view = useView();
  const accounts = useLinkedAccounts();
  const { mayView, mayChoose } = useAccountChoice();
  return (
    <QueryPanel
      query={accounts}
      skeleton={<Skeleton className="h-96" />}
      isEmpty={({ items }) => items.length === 0}
      empty={<NoAccount />}
    >
      {({ items }) => {
        const account = viewedAccount(items, view.accountId, mayView);
        return (
          account && (
            <>
              <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
                <p className="flex flex-wrap items-center gap-2">
                  <span className="font-semibold whole-word">{`@${account.tiktok_username}`}</span>
                  {account.is_demo && <DemoBadge />}
                </p>
                {mayChoose && items.length > 1 && (
                  <AccountSelect accounts={items} value={account.id} onChange={view.setAccount} />
                )}
              </div>
              {children(account)}
            </>
          )
        );
      }}
    </QueryPanel>
  );
}
