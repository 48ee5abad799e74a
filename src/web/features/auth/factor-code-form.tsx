import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useT } from '#web/ui/language/language.tsx';
import { useSending } from '#web/shared/session/use-sending.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field, TextInput } from '#web/ui/controls/field.tsx';
import { answerSentCode, answerTotp, sendCode, type SecondFactor } from './second-factor.ts';
import { useAuthSettings } from '#web/shared/session/use-auth-settings.ts';

/** The code of an authenticator app, or one sent to a phone on request. */
export function FactorCodeForm({
  factor,
  action,
  onDone,
}: {
  factor: Pick<SecondFactor, 'id' | 'type' | 'phoneEnd'>;
  action: string;
  onDone?: () => void;
}) {
  const t = useT();
  const sendsSms = useAuthSettings()?.sendsSms ?? false;
  const [code, setCode] = useState('');
  const [challengeId, setChallengeId] = useState<string | null>(null);
  const { busy, problem, setProblem, send } = useSending();
  const field = useRef<HTMLInputElement>(null);
  const isPhone = factor.type === 'phone';
  const mayAnswer = !isPhone || challengeId !== null;

  useEffect(() => {
    // Keeps content above the field, such as a QR code, in view.
    if (mayAnswer) field.current?.focus({ preventScroll: true });
  }, [mayAnswer]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (code.trim() === '') {
      setProblem(t('factors.challenge.empty'));
      field.current?.focus();
      return;
    }
    const accepted = await send(() =>
      challengeId === null ? answerTotp(factor.id, code) : answerSentCode(factor.id, challengeId, code),
    );
    if (accepted) {
      onDone?.();
      return;
    }
    field.current?.select();
    // Shows the error above it too: in a dialog on a phone both may be outside the visible part.
    field.current?.scrollIntoView({ block: 'center' });
  }

  async function requestCode() {
    const sent = await send(async () => {
      const answer = await sendCode(factor.id);
      if (answer.problem === null) setChallengeId(answer.challengeId);
      return answer.problem;
    });
    if (sent) field.current?.focus();
  }

  const sentText = sendsSms
    ? t('factors.challenge.sent', { end: factor.phoneEnd })
    : t('factors.challenge.sentLocal');
  return (
    <form noValidate onSubmit={event => void onSubmit(event)} className="grid gap-5">
      {problem !== null && <Alert tone="destructive">{problem}</Alert>}
      {isPhone && (
        <div className="grid justify-items-start gap-3">
          <output className="text-[0.9375rem]">
            {challengeId === null ? t('factors.challenge.phoneHint', { end: factor.phoneEnd }) : sentText}
          </output>
          <Button busy={busy} onClick={() => void requestCode()}>
            {challengeId === null ? t('factors.challenge.send') : t('factors.challenge.sendAgain')}
          </Button>
        </div>
      )}
      {mayAnswer && (
        <>
          <Field
            label={t('factors.challenge.code')}
            hint={isPhone ? undefined : t('factors.challenge.totpHint')}
          >
            {wiring => (
              <TextInput
                {...wiring}
                ref={field}
                name="code"
                value={code}
                aria-invalid={problem !== null || undefined}
                autoComplete="one-time-code"
                inputMode="numeric"
                spellCheck={false}
                maxLength={12}
                className="tabular text-lg tracking-[0.2em]"
                onChange={event => setCode(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" variant="signal" size="lg" busy={busy}>
            {action}
          </Button>
        </>
      )}
    </form>
  );
}
