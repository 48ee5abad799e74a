import { useT } from '#web/ui/language/language.tsx';
import { OPEN_PATHS } from '#web/paths.ts';
import { LinkButton } from '#web/ui/controls/button.tsx';
import { AuthFrame } from '#web/shared/public-page/public-page.tsx';
import { SendAgain } from './send-again.tsx';

/** After a sign-up whose address is not confirmed yet. */
export function CheckMailbox({ email, onBack }: { email: string; onBack: () => void }) {
  const t = useT();
  return (
    <AuthFrame title={t('auth.page.checkMailboxTitle')} intro={t('auth.page.checkMailbox', { email })}>
      <div className="flex flex-wrap items-center gap-3">
        <LinkButton href={OPEN_PATHS.auth} variant="calm" onClick={onBack}>
          {t('auth.reset.toSignIn')}
        </LinkButton>
        <SendAgain email={email} size="md" />
      </div>
    </AuthFrame>
  );
}
