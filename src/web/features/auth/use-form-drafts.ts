import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useT } from '#web/ui/language/language.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { restoreDrafts } from '#web/shared/session/form-drafts.ts';

/** Restores form drafts on the same page, after a session that ended while writing. */
export function useFormDrafts(userId: string | undefined): void {
  const t = useT();
  const [pathname] = useLocation();
  useEffect(() => {
    if (userId === undefined) return undefined;
    return restoreDrafts(userId, () => toast({ title: t('shell.draftsRestored') }));
  }, [userId, pathname, t]);
}
