import { useT } from '#web/ui/language/language.tsx';
import { AuthFrame } from '#web/shared/public-page/public-page.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

/** Shown before every page until the second factor has been given. */
export function SecondFactorPage() {
  const t = useT();
  return (
    <AuthFrame title={t('factors.challenge.title')} intro={t('factors.challenge.intro')}>
      <SecondFactorForm />
    </AuthFrame>
  );
}
