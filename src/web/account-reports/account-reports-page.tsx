import { useT } from '#web/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function AccountReportsPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('pages.accountReports.title')} text={t('pages.accountReports.text')} />
      <EmptyState
        title={t('pages.accountReports.empty')}
        text={t('pages.accountReports.emptyText')}
        action={
          <LinkButton href={APP_PATHS.accounts} variant="signal">
            {t('pages.accountReports.action')}
          </LinkButton>
        }
      />
    </>
  );
}
