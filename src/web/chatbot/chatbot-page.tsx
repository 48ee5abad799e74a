import { useLanguage } from '#web/language/language.tsx';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function ChatbotPage() {
  const { t, language } = useLanguage();
  return (
    <>
      <PageHeader title={t('pages.chatbot.title')} text={t('pages.chatbot.text')} />
      <EmptyState
        title={t('pages.chatbot.empty')}
        text={t('pages.chatbot.emptyText')}
        action={
          <LinkButton href={sitePath(SITE_PATHS.docs, language)} variant="signal">
            {t('pages.chatbot.action')}
          </LinkButton>
        }
      />
    </>
  );
}
