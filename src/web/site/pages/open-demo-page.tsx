import { SIGN_UP_PATH, SITE_PATHS } from '#web/paths.ts';
import { LinkButton } from '#web/ui/controls/button.tsx';
import { Mark } from '#web/ui/content/mark.tsx';
import { useSite } from '#web/site/site-context.tsx';

/** The entry page of the demo: its script requests a read-only session and continues into the app. */
export function OpenDemoPage() {
  const { t, href } = useSite();
  return (
    <div
      data-open-demo=""
      className="mx-auto grid min-h-[60dvh] max-w-xl content-center justify-items-start gap-4 px-4 py-16 sm:px-6"
    >
      <Mark className="size-12 text-signal" />
      <h1 className="text-4xl">{t('openDemo.title')}</h1>
      <p className="text-lg text-muted">{t('openDemo.text')}</p>
      <div aria-live="polite" className="min-h-12 font-semibold">
        <p data-demo-says="waiting" hidden>
          {t('openDemo.waiting')}
        </p>
        <p data-demo-says="filling" hidden>
          {t('openDemo.filling')}
        </p>
        <p data-demo-says="failed" hidden>
          {`${t('openDemo.failed')} `}
          <a href={href(SITE_PATHS.demo)} className="link">
            {t('openDemo.retry')}
          </a>
        </p>
        <noscript>{t('openDemo.noScript')}</noscript>
      </div>
      <LinkButton href={SIGN_UP_PATH}>{t('openDemo.account')}</LinkButton>
    </div>
  );
}
