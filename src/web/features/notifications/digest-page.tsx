import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { AuthFrame } from '#web/shared/public-page/public-page.tsx';
import { useLanguage, useT } from '#web/ui/language/language.tsx';
import { useMailedLink } from '#web/shared/navigation/use-mailed-link.ts';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';

interface Proof {
  user: string;
  token: string;
}

function proofOf(given: URLSearchParams): Proof | null {
  const [user, token] = [given.get('user'), given.get('token')];
  return user === null || token === null ? null : { user, token };
}

/** The target of a digest's link. It needs a click but no session: mail clients open links too. */
export function DigestPage() {
  const { t, language } = useLanguage();
  const proof = useMailedLink(proofOf, { outlivesReload: true });
  return (
    <AuthFrame title={t('news.digest.title')} intro={t('news.digest.intro')}>
      <div className="grid gap-5">
        {proof === null ? (
          <Alert tone="destructive">{t('news.digest.missing')}</Alert>
        ) : (
          <Question key={`${proof.user} ${proof.token}`} proof={proof} />
        )}
        <LinkButton href={sitePath(SITE_PATHS.home, language)} variant="quiet">
          {t('news.digest.home')}
        </LinkButton>
      </div>
    </AuthFrame>
  );
}

function Question({ proof }: { proof: Proof }) {
  const t = useT();
  const say = useErrorText();
  const end = useMutation(orpc.notifications.endDigest.mutationOptions());
  if (end.isSuccess) return <Alert tone="good">{t('news.digest.ended')}</Alert>;
  return (
    <>
      {end.isError && <Alert tone="destructive">{say.error(end.error)}</Alert>}
      <p>{t('news.digest.question')}</p>
      <Button variant="signal" size="lg" busy={end.isPending} onClick={() => end.mutate(proof)}>
        {t('news.digest.end')}
      </Button>
    </>
  );
}
