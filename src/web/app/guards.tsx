import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { prepareAuth, useSession } from '#web/shared/session/session.ts';
import { useFormDrafts } from '#web/features/auth/use-form-drafts.ts';
import { useTextsOf, useT } from '#web/ui/language/language.tsx';
import { LoadingScreen } from '#web/ui/feedback/spinner.tsx';
import { returnPath, signInPath } from '#web/shared/navigation/return-path.ts';

const SecondFactorPage = lazy(async () => {
  const [page] = await Promise.all([import('#web/features/auth/second-factor-page.tsx'), useTextsOf('auth')]);
  return { default: page.SecondFactorPage };
});

/** Shown instead of the requested page, which opens after the second factor. */
function BeforeSecondFactor() {
  const t = useT();
  return (
    <Suspense fallback={<LoadingScreen label={t('shell.loading')} />}>
      <SecondFactorPage />
    </Suspense>
  );
}

/** A page that needs a session; others are redirected to sign in and come back afterwards. */
export function SessionOnly({ children }: { children: (user: { id: string; email: string }) => ReactNode }) {
  const t = useT();
  const { status, user } = useSession();
  const [pathname] = useLocation();
  const search = useSearch();
  useFormDrafts(status === 'signed_in' ? user?.id : undefined);
  if (status === 'loading') return <LoadingScreen label={t('shell.loading')} />;
  if (status === 'second_factor') return <BeforeSecondFactor />;
  if (!user) return <Redirect to={signInPath(search ? `${pathname}?${search}` : pathname)} replace />;
  return children(user);
}

/** The sign-in page: redirects users who have a session already. */
export function VisitorOnly({ children }: { children: ReactNode }) {
  const t = useT();
  const { status } = useSession();
  const search = useSearch();
  useEffect(() => {
    if (status === 'signed_out') prepareAuth();
  }, [status]);
  if (status === 'loading') return <LoadingScreen label={t('shell.loading')} />;
  if (status === 'second_factor') return <BeforeSecondFactor />;
  if (status === 'signed_in') return <Redirect to={returnPath(search)} replace />;
  return children;
}
