import { useLinkedAccounts } from '#web/shared/linked-accounts/use-linked-accounts.ts';
import { useNow } from '#web/shared/time/use-now.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { LinkButton } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

/** The linked accounts at a glance; linking, syncing and removing have their own page. */
export function AccountsCard() {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const query = useLinkedAccounts();
  return (
    <Card aria-labelledby="own-accounts-title">
      <CardHeader
        id="own-accounts-title"
        title={t('settings.accounts.title')}
        text={t('settings.accounts.text')}
      />
      <QueryPanel
        query={query}
        skeleton={<SkeletonLines lines={2} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="text-muted">{t('settings.accounts.none')}</p>}
      >
        {({ items }) => (
          <ul className="grid gap-2">
            {items.map(account => (
              <li key={account.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold whole-word">{`@${account.tiktok_username}`}</span>
                {account.is_primary && <Badge>{t('settings.accounts.primary')}</Badge>}
                <span className="text-sm text-muted">
                  {account.last_synced_at === null
                    ? t('settings.accounts.never')
                    : t('settings.accounts.synced', { when: formats.relative(account.last_synced_at, now) })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryPanel>
      <LinkButton href={APP_PATHS.accounts} className="mt-5">
        {t('settings.accounts.manage')}
      </LinkButton>
    </Card>
  );
}
