import { useT } from '#web/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export function AnalyzerPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('pages.analyzer.title')} text={t('pages.analyzer.text')} />
      <EmptyState
        title={t('pages.analyzer.empty')}
        text={t('pages.analyzer.emptyText')}
        action={
          <LinkButton href={APP_PATHS.accounts} variant="signal">
            {t('pages.analyzer.action')}
          </LinkButton>
        }
      />
    </>
  );
}
