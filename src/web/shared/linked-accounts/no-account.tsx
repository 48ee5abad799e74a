import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { LinkButton } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

/** Shown in place of content that needs a linked account. */
export function NoAccount() {
  const t = useT();
  return (
    <EmptyState
      title={t('onboarding.noAccount.title')}
      text={t('onboarding.noAccount.text')}
      action={
        <LinkButton href={APP_PATHS.accounts} variant="signal">
          {t('onboarding.noAccount.action')}
        </LinkButton>
      }
    />
  );
}
