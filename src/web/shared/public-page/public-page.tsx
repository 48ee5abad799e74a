import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { LanguageMenu } from '#web/shared/language/language-menu.tsx';
import { useLanguage } from '#web/ui/language/language.tsx';
import { PageMetadata } from '#web/shared/navigation/page-metadata.tsx';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { PageHelp } from './page-help.tsx';
import { ThemeMenu } from '#web/shared/theme/theme-menu.tsx';
import { Badge } from '#web/ui/content/badge.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { Mark, Wordmark } from '#web/ui/content/mark.tsx';

/** The frame of every sign-in screen. */
export function AuthFrame({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  const { t, language } = useLanguage();
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <PageMetadata title={`${title} · ${t('shell.product')}`} />
      <Pledge />
      <div className="flex min-w-0 flex-col">
        <header className="flex items-center justify-between gap-3 px-4 py-3 sm:px-6">
          <a
            href={sitePath(SITE_PATHS.home, language)}
            className="quoted-sm inline-flex min-h-11 items-center gap-2 px-2 text-sm font-medium text-muted hover:text-ink"
          >
            <ArrowLeft aria-hidden className="size-4" />
            {t('auth.page.home')}
          </a>
          <div className="flex items-center gap-1">
            <PageHelp />
            <LanguageMenu />
            <ThemeMenu />
          </div>
        </header>
        <main className="grid flex-1 content-start justify-items-center px-4 pt-2 pb-12 sm:px-6 sm:pt-[8dvh]">
          <div className="w-full max-w-md">
            <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
              <div>
                <Wordmark name={t('shell.product')} className="lg:hidden" />
                <p className="text-sm font-medium text-muted max-lg:mt-1.5">{t('auth.page.tagline')}</p>
              </div>
              <Badge tone="signal">{t('auth.page.beta')}</Badge>
            </div>
            <Card className="wrap-anywhere sm:p-8">
              <h1 className="text-2xl">{title}</h1>
              <p className="mt-1.5 mb-6 text-muted">{intro}</p>
              {children}
            </Card>
          </div>
        </main>
      </div>
    </div>
  );
}

/** The panel beside the form that presents the product. */
function Pledge() {
  const { t } = useLanguage();
  return (
    <aside className="sticky top-0 flex h-dvh flex-col justify-between overflow-hidden bg-night p-10 text-on-night max-lg:hidden xl:p-14">
      <Wordmark name={t('shell.product')} />
      <Mark className="pointer-events-none absolute -end-40 -bottom-24 size-[32rem] opacity-10" />
      <div className="relative grid max-w-lg gap-8">
        <p className="font-display text-[clamp(2rem,3.2vw,3rem)] leading-[1.05] font-extrabold tracking-tight text-balance">
          {t('auth.page.aside.title')}
        </p>
        <ul className="grid gap-3 text-on-night-muted">
          {(['exact', 'honest', 'yours'] as const).map(line => (
            <li key={line} className="flex gap-3 border-s-2 border-signal ps-4">
              {t(`auth.page.aside.${line}`)}
            </li>
          ))}
        </ul>
      </div>
      <span aria-hidden />
    </aside>
  );
}
