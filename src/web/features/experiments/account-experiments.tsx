import { AccountSelect } from '#web/shared/linked-accounts/account-select.tsx';
import { useAccountChoice } from '#web/shared/linked-accounts/use-account-choice.ts';
import { useLinkedAccounts } from '#web/shared/linked-accounts/use-linked-accounts.ts';
import { useView } from '#web/shared/linked-accounts/use-view.ts';
import { viewedAccount } from '#web/shared/linked-accounts/viewed-account.ts';
import { ExperimentsPanel } from './experiments-panel.tsx';

/** The experiments of the account in the URL, for users who may choose, otherwise of the primary one. */
export function AccountExperiments() {
  const view = useView();
  const { data } = useLinkedAccounts();
  const items = data?.items ?? [];
  const { mayView, mayChoose } = useAccountChoice();
  const account = viewedAccount(items, view.accountId, mayView);
  if (account === undefined) return null;
  return (
    <ExperimentsPanel
      key={account.id}
      accountId={account.id}
      chooser={
        mayChoose &&
        items.length > 1 && <AccountSelect accounts={items} value={account.id} onChange={view.setAccount} />
      }
    />
  );
}
