import { useMutation, useQuery } from '@tanstack/react-query';
import { LANGUAGES } from '#contract/wire/languages.ts';
import { useSay } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { AuthFrame } from '#web/shared/public-page/public-page.tsx';
import { useLanguage } from '#web/ui/language/language.tsx';
import { useMailedLink } from '#web/shared/navigation/use-mailed-link.ts';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';

interface Proof {
  recipient: string;
  token: string;
}

function proofOf(given: URLSearchParams): Proof | null {
  const [recipient, token] = [given.get('recipient'), given.get('token')];
  return recipient === null || token === null ? null : { recipient, token };
}

/** Where the link of a mail leads: whether these reports are wanted. It takes a click; mail programs open links too. */
export function ReportMailsPage() {
  const { t, language } = useLanguage();
  const proof = useMailedLink(proofOf);
  return (
    <AuthFrame title={t('schedules.mails.title')} intro={t('schedules.mails.intro')}>
      <div className="grid gap-5">
        {proof === null ? (
          <Alert tone="destructive">{t('schedules.mails.missing')}</Alert>
        ) : (
          <Question key={`${proof.recipient} ${proof.token}`} proof={proof} />
        )}
        <LinkButton href={sitePath(SITE_PATHS.home, language)} variant="quiet">
          {t('schedules.mails.home')}
        </LinkButton>
      </div>
    </AuthFrame>
  );
}

function Question({ proof }: { proof: Proof }) {
  const { t, language, setLanguage } = useLanguage();
  const say = useSay();
  const look = useQuery(orpc.reportSchedules.invitation.queryOptions({ input: proof, retry: false }));
  const answer = useMutation(orpc.reportSchedules.answer.mutationOptions());
  if (look.isPending) return <SkeletonLines lines={3} />;
  if (look.isError) return <Alert tone="destructive">{say.error(look.error)}</Alert>;
  const { username, frequency, email } = look.data;
  const state = answer.data?.state ?? look.data.state;
  // Who agreed keeps the language they agreed in, in whatever language they read this page.
  const said = answer.isSuccess ? answer.variables.language : look.data.language;
  const mailed = state === 'confirmed' && said !== undefined ? said : language;
  const choose = (wanted: boolean) => answer.mutate({ ...proof, wanted, language: mailed });
  return (
    <>
      <p className="wrap-anywhere">
        {t(state === 'confirmed' ? `schedules.mails.sent.${frequency}` : `schedules.mails.${frequency}`, {
          username,
          email,
        })}
      </p>
      {answer.isError && <Alert tone="destructive">{say.error(answer.error)}</Alert>}
      {answer.isSuccess && (
        <Alert tone="good">
          {t(state === 'confirmed' ? 'schedules.mails.accepted' : 'schedules.mails.declined', { email })}
        </Alert>
      )}
      <div className="grid gap-2">
        <Segmented
          label={t('schedules.mails.language')}
          value={mailed}
          onChange={chosen => {
            setLanguage(chosen);
            if (state === 'confirmed') answer.mutate({ ...proof, wanted: true, language: chosen });
          }}
          segments={LANGUAGES.map(value => ({ value, label: t(`shell.language.${value}`) }))}
        />
        <p className="text-sm text-muted">{t(`schedules.mails.languageOf.${mailed}`)}</p>
      </div>
      {state !== 'confirmed' && (
        <Button variant="signal" size="lg" busy={answer.isPending} onClick={() => choose(true)}>
          {t(state === 'asked' ? 'schedules.mails.accept' : 'schedules.mails.again')}
        </Button>
      )}
      {state !== 'unsubscribed' && (
        <Button size="lg" busy={answer.isPending} onClick={() => choose(false)}>
          {t(state === 'asked' ? 'schedules.mails.decline' : 'schedules.mails.stop')}
        </Button>
      )}
    </>
  );
}
