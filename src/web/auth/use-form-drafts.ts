import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useT } from '#web/language/language.tsx';
import { toast } from '#web/ui/toast.ts';
import { restoreDrafts } from './form-drafts.ts';

/** After a session that ended in the middle of writing: what was written comes back on the same page. */
export function useFormDrafts(userId: string | undefined): void {
  const t = useT();
  const [pathname] = useLocation();
  useEffect(() => {
    if (userId === undefined) return undefined;
    return restoreDrafts(userId, () => toast({ title: t('shell.draftsRestored') }));
  }, [userId, pathname, t]);
}
