import { useT } from '#web/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function VideosPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('pages.videos.title')} text={t('pages.videos.text')} />
      <EmptyState
        title={t('pages.videos.empty')}
        text={t('pages.videos.emptyText')}
        action={
          <LinkButton href={APP_PATHS.accounts} variant="signal">
            {t('pages.videos.action')}
          </LinkButton>
        }
      />
    </>
  );
}
