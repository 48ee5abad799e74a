import { useState } from 'react';
import { useT } from '#web/ui/language/language.tsx';
import { Button, type ButtonSize } from '#web/ui/controls/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { problemText } from '#web/shared/session/problem-text.ts';
import { sendConfirmationAgain, UNFORESEEN } from '#web/shared/session/session.ts';

/** Sends another confirmation link to an unconfirmed address. */
export function SendAgain({ email, size = 'sm' }: { email: string; size?: ButtonSize }) {
  const t = useT();
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  async function send() {
    setState('busy');
    const problem = await sendConfirmationAgain(email).catch(() => UNFORESEEN);
    if (problem) toast({ title: problemText(problem, t), variant: 'destructive' });
    setState(problem ? 'idle' : 'sent');
  }
  if (state === 'sent') return <p>{t('auth.page.sentAgain', { email })}</p>;
  return (
    <Button size={size} busy={state === 'busy'} onClick={() => void send()}>
      {t('auth.page.sendAgain')}
    </Button>
  );
}
