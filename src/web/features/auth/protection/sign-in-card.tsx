import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getSignInWays } from '#web/shared/session/account.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { EmailChange } from './email-change.tsx';
import { GoogleLinks } from './google-links.tsx';
import { PasswordChange } from './password-change.tsx';

const KEY = ['sign-in-ways'];

/** The sign-in methods of the account: address, password, Google. */
export function SignInCard() {
  const t = useT();
  const queryClient = useQueryClient();
  const ways = useQuery({ queryKey: KEY, queryFn: getSignInWays, staleTime: 0, refetchOnMount: 'always' });
  const refresh = () => queryClient.invalidateQueries({ queryKey: KEY });
  return (
    <Card id="sign-in" aria-labelledby="sign-in-title" className="scroll-mt-20">
      <CardHeader id="sign-in-title" title={t('security.signIn.title')} text={t('security.signIn.text')} />
      <QueryPanel query={ways} skeleton={<SkeletonLines lines={8} />}>
        {data => (
          <div className="grid gap-6 [&>*+*]:border-t [&>*+*]:border-line [&>*+*]:pt-6">
            <EmailChange ways={data} onChanged={refresh} />
            <PasswordChange ways={data} onChanged={refresh} />
            <GoogleLinks ways={data} onChanged={refresh} />
          </div>
        )}
      </QueryPanel>
    </Card>
  );
}
