import { useMutation } from '@tanstack/react-query';
import { orpc } from '#web/shared/api/orpc.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { AuthFrame } from '#web/shared/public-page/public-page.tsx';
import { useLanguage, useT } from '#web/ui/language/language.tsx';
import { mailedToken, useMailedLink } from '#web/shared/navigation/use-mailed-link.ts';
import { APP_PATHS, SITE_PATHS, sitePath } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';
import { DeclareWithdrawal } from './declare-withdrawal.tsx';
import { WithdrawalOutcome } from './withdrawal-outcome.tsx';

/**
 * Withdraws from a contract from outside the app: through the settings, or by a statement of users who cannot sign in.
 */
export function WithdrawalPage() {
  const { t, language } = useLanguage();
  const token = useMailedLink(mailedToken);
  return (
    <AuthFrame title={t('billing.withdraw.title')} intro={t('billing.withdraw.intro')}>
      <div className="grid gap-6">
        {token === null ? (
          <>
            <section className="grid gap-2">
              <p>{t('billing.withdraw.signedIn')}</p>
              <LinkButton href={`${APP_PATHS.settings}?withdraw=1#plan`} variant="signal" size="lg">
                {t('billing.withdraw.toSettings')}
              </LinkButton>
            </section>
            <DeclareWithdrawal />
          </>
        ) : (
          <Prove key={token} token={token} />
        )}
        <LinkButton href={sitePath(SITE_PATHS.home, language)} variant="quiet">
          {t('billing.leave.home')}
        </LinkButton>
      </div>
    </AuthFrame>
  );
}

/** It needs a click: mail clients open links too. */
function Prove({ token }: { token: string }) {
  const t = useT();
  const say = useErrorText();
  const confirm = useMutation(orpc.billing.confirmWithdrawal.mutationOptions());
  if (confirm.isSuccess) return <WithdrawalOutcome answer={confirm.data} />;
  return (
    <>
      <p>{t('billing.withdraw.proveText')}</p>
      {confirm.isError && <Alert tone="destructive">{say.error(confirm.error)}</Alert>}
      <Button variant="danger" size="lg" busy={confirm.isPending} onClick={() => confirm.mutate({ token })}>
        {t('billing.withdraw.confirm')}
      </Button>
    </>
  );
}
