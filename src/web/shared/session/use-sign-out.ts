import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { signOut } from './session.ts';
import { useT } from '#web/ui/language/language.tsx';
import { OPEN_PATHS } from '#web/paths.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/** Ends the session, clears its data and goes to /auth (spec §2). */
export function useSignOut(): () => Promise<void> {
  const t = useT();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return async () => {
    try {
      await signOut();
      navigate(OPEN_PATHS.auth, { replace: true });
      queryClient.clear();
      toast({ title: t('shell.account.signedOut') });
    } catch {
      toast({ title: t('shell.account.signOutFailed'), variant: 'destructive' });
    }
  };
}
