import { useState } from 'react';
import { useLanguage } from '#web/ui/language/language.tsx';
import { APP_PATHS, SITE_PATHS, sitePath } from '#web/paths.ts';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';
import { ChangeAccountDialog } from './change-account-dialog.tsx';
import { useLinkedAccounts } from '#web/shared/linked-accounts/use-linked-accounts.ts';

/** The options when the plan has no place for one more account: replace another, or a larger plan. */
export function PlaceTaken({ handle, onChanged }: { handle: string; onChanged: () => void }) {
  const { t, language } = useLanguage();
  const own = (useLinkedAccounts().data?.items ?? []).filter(({ is_demo: isDemo }) => !isDemo);
  const [changing, setChanging] = useState(false);
  const [only] = own;
  return (
    <span className="flex flex-wrap gap-2">
      {only !== undefined && own.length === 1 ? (
        <Button size="sm" onClick={() => setChanging(true)}>
          {t('accounts.list.change')}
        </Button>
      ) : (
        <LinkButton size="sm" href={APP_PATHS.accounts}>
          {t('accounts.list.change')}
        </LinkButton>
      )}
      <LinkButton size="sm" href={sitePath(SITE_PATHS.pricing, language)}>
        {t('accounts.list.plans')}
      </LinkButton>
      {changing && only !== undefined && (
        <ChangeAccountDialog
          account={only}
          initialHandle={handle}
          onClose={() => setChanging(false)}
          onChanged={onChanged}
        />
      )}
    </span>
  );
}
