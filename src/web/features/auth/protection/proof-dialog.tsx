import { useState, type SubmitEvent } from 'react';
import { PasswordInput } from '#web/shared/session/password-field.tsx';
import type { SessionProblem } from '#web/shared/session/auth-client.ts';
import { useSending } from '#web/shared/session/use-sending.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field } from '#web/ui/controls/field.tsx';

/**
 * Confirms an action that weakens the account, with the password where it has one; stays open while that is refused.
 */
export function ProofDialog({
  title,
  text,
  confirmLabel,
  destructive = false,
  asksPassword,
  act,
  onDone,
  onCancel,
}: {
  title: string;
  text: string;
  confirmLabel: string;
  destructive?: boolean;
  asksPassword: boolean;
  act: (password: string | undefined) => Promise<SessionProblem | null>;
  onDone: () => void;
  onCancel: () => void;
}) {
  const t = useT();
  const [password, setPassword] = useState('');
  const { busy, problem, setProblem, send } = useSending();

  async function confirm(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (asksPassword && password === '') {
      setProblem(t('auth.problems.fillAll'));
      return;
    }
    if (await send(() => act(asksPassword ? password : undefined))) onDone();
  }

  return (
    <Dialog open onClose={onCancel} title={title} text={text}>
      <form noValidate onSubmit={event => void confirm(event)} className="grid gap-5">
        {problem !== null && <Alert tone="destructive">{problem}</Alert>}
        {asksPassword && (
          <Field label={t('factors.add.password')} hint={t('factors.proofHint')}>
            {wiring => (
              <PasswordInput
                {...wiring}
                value={password}
                autoComplete="current-password"
                data-first-focus
                onChange={event => setPassword(event.target.value)}
              />
            )}
          </Field>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button data-first-focus={asksPassword ? undefined : true} onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" variant={destructive ? 'danger' : 'signal'} busy={busy}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
