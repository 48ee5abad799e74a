import { useT } from '#web/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function VideoReportsPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('pages.videoReports.title')} text={t('pages.videoReports.text')} />
      <EmptyState
        title={t('pages.videoReports.empty')}
        text={t('pages.videoReports.emptyText')}
        action={
          <LinkButton href={APP_PATHS.accounts} variant="signal">
            {t('pages.videoReports.action')}
          </LinkButton>
        }
      />
    </>
  );
}
