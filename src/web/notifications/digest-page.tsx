import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSay } from '#web/accounts/use-say.ts';
import { orpc } from '#web/api/orpc.ts';
import { AuthFrame } from '#web/auth/auth-frame.tsx';
import { useLanguage } from '#web/language/language.tsx';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';

function proofInAddress(): { user: string; token: string } | null {
  const given = new URLSearchParams(location.hash.slice(1));
  const [user, token] = [given.get('user'), given.get('token')];
  return user === null || token === null ? null : { user, token };
}

/** Where the link of a digest leads. It takes a click, and no session: mail programs open links too. */
export function DigestPage() {
  const { t, language } = useLanguage();
  const say = useSay();
  const [proof] = useState(proofInAddress);
  // The token leaves the address at once, so that it stays in no history.
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  const end = useMutation(orpc.notifications.endDigest.mutationOptions());
  return (
    <AuthFrame title={t('news.digest.title')} intro={t('news.digest.intro')}>
      <div className="grid gap-5">
        {proof === null && <Alert tone="destructive">{t('news.digest.missing')}</Alert>}
        {end.isError && <Alert tone="destructive">{say.error(end.error)}</Alert>}
        {end.isSuccess && <Alert tone="good">{t('news.digest.ended')}</Alert>}
        {proof !== null && !end.isSuccess && (
          <>
            <p>{t('news.digest.question')}</p>
            <Button variant="signal" size="lg" busy={end.isPending} onClick={() => end.mutate(proof)}>
              {t('news.digest.end')}
            </Button>
          </>
        )}
        <LinkButton href={sitePath(SITE_PATHS.home, language)} variant="quiet">
          {t('news.digest.home')}
        </LinkButton>
      </div>
    </AuthFrame>
  );
}
