import { useT } from '#web/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function DashboardPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('pages.dashboard.title')} text={t('pages.dashboard.text')} />
      <EmptyState
        title={t('pages.dashboard.empty')}
        text={t('pages.dashboard.emptyText')}
        action={
          <LinkButton href={APP_PATHS.accounts} variant="signal">
            {t('pages.dashboard.action')}
          </LinkButton>
        }
      />
    </>
  );
}
