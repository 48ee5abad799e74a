import { useT } from '#web/language/language.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

/** What stands before every page until the second factor was shown. */
export function SecondFactorPage() {
  const t = useT();
  return (
    <AuthFrame title={t('factors.challenge.title')} intro={t('factors.challenge.intro')}>
      <SecondFactorForm />
    </AuthFrame>
  );
}
