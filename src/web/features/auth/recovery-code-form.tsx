import { useState, type SubmitEvent } from 'react';
import { useT } from '#web/ui/language/language.tsx';
import { useSending } from '#web/shared/session/use-sending.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field, TextInput } from '#web/ui/controls/field.tsx';
import { answerRecoveryCode } from './second-factor.ts';

/** A recovery code, for users who have lost the second factor. */
export function RecoveryCodeForm({ onDone }: { onDone?: () => void }) {
  const t = useT();
  const [code, setCode] = useState('');
  const { busy, problem, setProblem, send } = useSending();

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (code.trim() === '') setProblem(t('factors.challenge.empty'));
    else if (await send(() => answerRecoveryCode(code))) onDone?.();
  }

  return (
    <form noValidate onSubmit={event => void onSubmit(event)} className="grid gap-5">
      {problem !== null && <Alert tone="destructive">{problem}</Alert>}
      <Field label={t('factors.challenge.recoveryCode')} hint={t('factors.challenge.recoveryHint')}>
        {wiring => (
          <TextInput
            {...wiring}
            name="recovery-code"
            value={code}
            aria-invalid={problem !== null || undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            // Somebody has just asked for this field.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            className="font-mono"
            onChange={event => setCode(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="signal" size="lg" busy={busy}>
        {t('factors.challenge.confirm')}
      </Button>
    </form>
  );
}
