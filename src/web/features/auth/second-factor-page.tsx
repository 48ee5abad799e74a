import { useT } from '#web/ui/language/language.tsx';
import { AuthFrame } from '#web/shared/public-page/public-page.tsx';
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
