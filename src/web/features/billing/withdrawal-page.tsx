import { useMutation, useQuery } from '@tanstack/react-query';
import { useSession } from '#web/shared/session/session.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { AuthFrame } from '#web/shared/public-page/public-page.tsx';
import { useFormats, useLanguage, useT } from '#web/ui/language/language.tsx';
import { mailedToken, useMailedLink } from '#web/shared/navigation/use-mailed-link.ts';
import { APP_PATHS, SITE_PATHS, sitePath } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';
import { DeclareWithdrawal } from './declare-withdrawal.tsx';
import { noWithdrawalText } from './no-withdrawal-text.ts';
import { WithdrawalOutcome } from './withdrawal-outcome.tsx';

/**
 * Withdraws from a contract from outside the app: through the settings, or by a statement of users who cannot sign in.
 */
export function WithdrawalPage() {
  const { t, language } = useLanguage();
  const token = useMailedLink(mailedToken);
  const own = useOwnWithdrawal();
  return (
    <AuthFrame title={t('billing.withdraw.title')} intro={own?.text ?? t('billing.withdraw.intro')}>
      <div className="grid gap-6">
        {token === null ? (
          <>
            {own?.isOpen !== false && (
              <section className="grid gap-2">
                <p>{t('billing.withdraw.signedIn')}</p>
                <LinkButton href={`${APP_PATHS.settings}?withdraw=1#plan`} variant="signal" size="lg">
                  {t('billing.withdraw.toSettings')}
                </LinkButton>
              </section>
            )}
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

/** What applies to who is signed in, and whether there is something to withdraw from; undefined: nobody is, or not known. */
function useOwnWithdrawal(): { text: string; isOpen: boolean } | undefined {
  const t = useT();
  const formats = useFormats();
  const isSignedIn = useSession().status === 'signed_in';
  const billing = useQuery({ ...orpc.billing.get.queryOptions(), enabled: isSignedIn }).data;
  const me = useQuery({ ...orpc.me.get.queryOptions(), enabled: isSignedIn }).data;
  if (!isSignedIn || billing === undefined || me === undefined) return undefined;
  const until = billing.subscription?.withdrawal_until ?? null;
  if (until === null || billing.subscription === null)
    return { text: noWithdrawalText(billing, t, formats), isOpen: false };
  const what = billing.subscription.withdrawal_in_part ? 'untilInPart' : 'until';
  const dueAt = me.deletion_due_at;
  return {
    text: [
      t(`billing.withdraw.${what}`, { date: formats.date(until) }),
      dueAt === null
        ? t('billing.withdraw.after')
        : t('billing.withdraw.afterClosing', { date: formats.date(dueAt) }),
    ].join(' '),
    isOpen: true,
  };
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
