import { useState } from 'react';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { signInWithGoogle, type SessionProblem } from '#web/shared/session/session.ts';
import { useAuthSettings } from '#web/shared/session/use-auth-settings.ts';

/** Shown only where the server has Google's keys. */
export function GoogleButton({ onProblem }: { onProblem: (problem: SessionProblem) => void }) {
  const t = useT();
  const settings = useAuthSettings();
  const [busy, setBusy] = useState(false);
  if (!settings?.google) return null;
  async function leave() {
    setBusy(true);
    try {
      const problem = await signInWithGoogle();
      if (problem) onProblem(problem);
    } catch {
      toast({ title: t('auth.toasts.googleBroke'), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('auth.page.or')}
      </p>
      <Button size="lg" busy={busy} onClick={() => void leave()}>
        {t('auth.page.google')}
      </Button>
    </>
  );
}
