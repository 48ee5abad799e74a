import { useT } from '#web/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** In the place of what needs a linked account. */
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
