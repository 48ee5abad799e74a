import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LANGUAGES, type Language } from '#contract/wire/languages.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
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
  /** From a mail client's unsubscribe link: it ends the mails and can do nothing else. */
  isLeaving: boolean;
}

function proofOf(given: URLSearchParams): Proof | null {
  const [recipient, leaving] = [given.get('recipient'), given.get('leave')];
  const token = leaving ?? given.get('token');
  return recipient === null || token === null ? null : { recipient, token, isLeaving: leaving !== null };
}

/**
 * The target of a mail's link: whether the recipient wants these reports. It needs a click; mail clients open links
 * too.
 */
export function ReportMailsPage() {
  const { t, language } = useLanguage();
  const proof = useMailedLink(proofOf, { outlivesReload: true });
  return (
    <AuthFrame title={t('schedules.mails.title')} intro={t('schedules.mails.intro')}>
      <div className="grid gap-5">
        {proof === null ? (
          <Alert tone="destructive">{t('schedules.mails.missing')}</Alert>
        ) : (
          <Answer key={`${proof.recipient} ${proof.token}`} {...proof} />
        )}
        <LinkButton href={sitePath(SITE_PATHS.home, language)} variant="quiet">
          {t('schedules.mails.home')}
        </LinkButton>
      </div>
    </AuthFrame>
  );
}

function Answer({ isLeaving, ...proof }: Proof) {
  return isLeaving ? <Leaving proof={proof} /> : <Question proof={proof} />;
}

function Leaving({ proof }: { proof: Omit<Proof, 'isLeaving'> }) {
  const { t } = useLanguage();
  const say = useErrorText();
  const leave = useMutation(orpc.reportSchedules.leave.mutationOptions());
  if (leave.isSuccess) return <Alert tone="good">{t('schedules.mails.left')}</Alert>;
  return (
    <>
      {leave.isError && <Alert tone="destructive">{say.error(leave.error)}</Alert>}
      <Button variant="signal" size="lg" busy={leave.isPending} onClick={() => leave.mutate(proof)}>
        {t('schedules.mails.stop')}
      </Button>
    </>
  );
}

function Question({ proof }: { proof: Omit<Proof, 'isLeaving'> }) {
  const { t, language, speakIn } = useLanguage();
  const say = useErrorText();
  const look = useQuery(orpc.reportSchedules.invitation.queryOptions({ input: proof, retry: false }));
  const answer = useMutation(orpc.reportSchedules.answer.mutationOptions());
  const [picked, setPicked] = useState<Language>();
  if (look.isPending) return <SkeletonLines lines={3} />;
  if (look.isError) return <Alert tone="destructive">{say.error(look.error)}</Alert>;
  const { username, frequency, email, is_held: isHeld } = look.data;
  const state = answer.data?.state ?? look.data.state;
  // Once answered, the mails keep their language, whatever the language of this page.
  const mailed = picked ?? (look.data.state === 'asked' ? language : look.data.language);
  const choose = (wanted: boolean) => {
    setPicked(mailed);
    answer.mutate({ ...proof, wanted, language: mailed });
  };
  // If consent was refused in another tab meanwhile, a change of language must not ask again.
  const changeLanguage = async (chosen: Language) => {
    const { data: now } = await look.refetch();
    if (now?.state === 'confirmed')
      answer.mutate({ ...proof, wanted: true, language: chosen }, { onError: () => setPicked(undefined) });
    else answer.reset();
  };
  return (
    <>
      <p className="wrap-anywhere">
        {t(
          state !== 'confirmed'
            ? `schedules.mails.${frequency}`
            : isHeld
              ? `schedules.mails.agreed.${frequency}`
              : `schedules.mails.sent.${frequency}`,
          { username, email },
        )}
      </p>
      {state === 'unsubscribed' && !answer.isSuccess && <Alert>{t('schedules.mails.refused')}</Alert>}
      {isHeld && !answer.isSuccess && <Alert>{t('schedules.mails.held')}</Alert>}
      {answer.isError && <Alert tone="destructive">{say.error(answer.error)}</Alert>}
      {answer.isSuccess && (
        <Alert tone="good">
          {t(
            state !== 'confirmed'
              ? 'schedules.mails.declined'
              : isHeld
                ? 'schedules.mails.acceptedHeld'
                : 'schedules.mails.accepted',
            { email },
          )}
        </Alert>
      )}
      <div className="grid gap-2">
        <Segmented
          label={t('schedules.mails.language')}
          value={mailed}
          onChange={chosen => {
            setPicked(chosen);
            speakIn(chosen);
            if (state === 'confirmed') void changeLanguage(chosen);
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
