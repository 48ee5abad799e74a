import { useT } from '#web/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function DownloadPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('pages.download.title')} text={t('pages.download.text')} />
      <EmptyState
        title={t('pages.download.empty')}
        text={t('pages.download.emptyText')}
        action={
          <LinkButton href={APP_PATHS.accounts} variant="signal">
            {t('pages.download.action')}
          </LinkButton>
        }
      />
    </>
  );
}
