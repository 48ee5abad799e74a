import { SITE_PATHS } from '#web/paths.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { useSite } from './site-context.tsx';

export function SiteNotFoundPage() {
  const { t, href } = useSite();
  return (
    <div className="grid min-h-[60dvh] place-items-center px-4 text-center">
      <div className="grid justify-items-center gap-4">
        <p aria-hidden className="figure text-[clamp(5rem,20vw,9rem)] leading-none text-signal">
          {'404'}
        </p>
        <h1 className="text-3xl">{t('notFound.title')}</h1>
        <p className="max-w-md text-muted">{t('notFound.text')}</p>
        <LinkButton href={href(SITE_PATHS.home)} variant="signal">
          {t('notFound.home')}
        </LinkButton>
      </div>
    </div>
  );
}
