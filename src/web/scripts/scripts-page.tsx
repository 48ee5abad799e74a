import { useLanguage } from '#web/language/language.tsx';
import { sitePath } from '#web/paths.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function ScriptsPage() {
  const { t, language } = useLanguage();
  return (
    <>
      <PageHeader title={t('pages.scripts.title')} text={t('pages.scripts.text')} />
      <EmptyState
        title={t('pages.scripts.empty')}
        text={t('pages.scripts.emptyText')}
        action={
          <LinkButton href={sitePath('/documentation/scripts', language)} variant="signal">
            {t('pages.scripts.action')}
          </LinkButton>
        }
      />
    </>
  );
}
