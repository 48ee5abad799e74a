import { useLanguage } from '#web/language/language.tsx';
import { sitePath } from '#web/paths.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function HooksPage() {
  const { t, language } = useLanguage();
  return (
    <>
      <PageHeader title={t('pages.hooks.title')} text={t('pages.hooks.text')} />
      <EmptyState
        title={t('pages.hooks.empty')}
        text={t('pages.hooks.emptyText')}
        action={
          <LinkButton href={sitePath('/documentation/hooks', language)} variant="signal">
            {t('pages.hooks.action')}
          </LinkButton>
        }
      />
    </>
  );
}
