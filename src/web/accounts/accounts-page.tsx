import { useLanguage } from '#web/language/language.tsx';
import { sitePath } from '#web/paths.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function AccountsPage() {
  const { t, language } = useLanguage();
  return (
    <>
      <PageHeader title={t('pages.accounts.title')} text={t('pages.accounts.text')} />
      <EmptyState
        title={t('pages.accounts.empty')}
        text={t('pages.accounts.emptyText')}
        action={
          <LinkButton href={sitePath('/documentation/accounts', language)} variant="signal">
            {t('pages.accounts.action')}
          </LinkButton>
        }
      />
    </>
  );
}
