import Menu from 'lucide-react/icons/menu';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import type { ReactNode } from 'react';
import { APP_PATHS, OPEN_PATHS, SIGN_UP_PATH, SITE_PATHS, sitePath } from '#web/paths.ts';
import { Badge } from '#web/ui/content/badge.tsx';
import { LinkButton } from '#web/ui/controls/button.tsx';
import { Wordmark } from '#web/ui/content/mark.tsx';
import { useSite } from './site-context.tsx';

const TOOL =
  'inline-grid min-h-11 min-w-11 cursor-pointer list-none place-items-center quoted-sm px-2.5 text-sm font-medium hover:bg-sunken [&::-webkit-details-marker]:hidden';

export function SiteHeader() {
  const { t, href } = useSite();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/95 backdrop-blur-sm">
      <nav
        aria-label={t('nav.label')}
        className="mx-auto flex h-16 max-w-7xl items-center gap-1 px-4 sm:gap-2 sm:px-6 lg:px-8"
      >
        <a href={href(SITE_PATHS.home)} aria-label={t('nav.home')} className="reach me-2 inline-flex">
          <Wordmark name="Accroche" />
        </a>
        <Badge tone="calm" className="max-lg:hidden">
          {t('beta')}
        </Badge>
        <div className="ms-4 flex gap-1 max-md:hidden">
          <HeaderLink href={href(SITE_PATHS.pricing)}>{t('nav.pricing')}</HeaderLink>
          <HeaderLink href={href(SITE_PATHS.docs)}>{t('nav.documentation')}</HeaderLink>
        </div>
        <div className="ms-auto flex items-center gap-1">
          <span className="contents max-md:hidden">
            <LanguageLink className="max-md:hidden" />
            <ThemeDetails />
          </span>
          <Entrances />
          <MobileMenu />
        </div>
      </nav>
    </header>
  );
}

function HeaderLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center quoted-sm px-3 font-medium hover:bg-sunken">
      {children}
    </a>
  );
}

/** Sign-in and sign-up, or, in a browser with a session, a link into the app. */
function Entrances() {
  const { t } = useSite();
  return (
    <>
      <LinkButton href={OPEN_PATHS.auth} variant="quiet" size="sm" className="max-sm:hidden signed-in:hidden">
        {t('nav.signIn')}
      </LinkButton>
      <LinkButton href={SIGN_UP_PATH} variant="calm" size="sm" className="signed-in:hidden">
        {t('nav.signUp')}
      </LinkButton>
      <span className="hidden signed-in:contents">
        <LinkButton href={APP_PATHS.dashboard} variant="calm" size="sm">
          {t('nav.open')}
        </LinkButton>
      </span>
    </>
  );
}

function LanguageLink({ className = '' }: { className?: string }) {
  const { t, language, path } = useSite();
  const other = language === 'fr' ? 'en' : 'fr';
  return (
    <a
      href={sitePath(path, other)}
      hrefLang={other}
      lang={other}
      data-language={other}
      className={`${TOOL} ${className}`}
    >
      {t('nav.otherLanguage')}
    </a>
  );
}

/** Works without React: a native disclosure, driven by the site's script. */
function ThemeDetails() {
  const { t } = useSite();
  return (
    <details data-menu className="relative max-md:hidden">
      <summary className={TOOL} title={t('nav.theme')}>
        <span className="sr-only">{t('nav.theme')}</span>
        <Sun aria-hidden className="size-5 dark:hidden" />
        <Moon aria-hidden className="hidden size-5 dark:block" />
      </summary>
      <div className="absolute end-0 top-full mt-2 w-48 quoted border border-line bg-surface p-1.5 shadow-floating">
        <ThemeChoices />
      </div>
    </details>
  );
}

function ThemeChoices() {
  const { t } = useSite();
  const choices = [
    ['light', t('nav.light'), Sun],
    ['dark', t('nav.dark'), Moon],
    ['system', t('nav.system'), Monitor],
  ] as const;
  return choices.map(([theme, label, Icon]) => (
    <button
      key={theme}
      type="button"
      data-theme-choice={theme}
      aria-pressed="false"
      className="flex min-h-11 w-full items-center gap-3 quoted-sm px-3 text-start text-[0.9375rem] hover:bg-sunken aria-pressed:font-semibold aria-pressed:text-calm"
    >
      <Icon aria-hidden className="size-4.5" />
      {label}
    </button>
  ));
}

function MobileMenu() {
  const { t, href } = useSite();
  return (
    <details data-menu className="md:hidden">
      <summary className={TOOL}>
        <span className="sr-only">{t('nav.menu')}</span>
        <Menu aria-hidden className="size-6" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-y border-line bg-paper px-4 py-3 shadow-floating">
        <div className="grid gap-1">
          <HeaderLink href={href(SITE_PATHS.pricing)}>{t('nav.pricing')}</HeaderLink>
          <HeaderLink href={href(SITE_PATHS.docs)}>{t('nav.documentation')}</HeaderLink>
          <HeaderLink href={href(SITE_PATHS.support)}>{t('nav.support')}</HeaderLink>
          <a
            href={OPEN_PATHS.auth}
            className="inline-flex min-h-11 items-center quoted-sm px-3 font-medium hover:bg-sunken sm:hidden signed-in:hidden"
          >
            {t('nav.signIn')}
          </a>
        </div>
        <div className="mt-2 grid border-t border-line pt-2">
          <LanguageLink className="justify-items-start px-3" />
          <p className="px-3 pt-3 text-sm text-muted">{t('nav.theme')}</p>
          <ThemeChoices />
        </div>
      </div>
    </details>
  );
}
