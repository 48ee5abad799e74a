import type { ReactNode } from 'react';
import { LANGUAGES, type Language } from '#contract/wire/languages.ts';
import { LEGAL_ROBOTS_SLOT } from '#i18n/slots/legal-slots.ts';
import { PageMetadata } from '#web/shared/navigation/page-metadata.tsx';
import { sitePath } from '#web/paths.ts';
import { ORIGIN } from './build/origin.ts';
import { useSite } from './site-context.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

export interface Assets {
  script: string;
  /** The app's first files, to preload for visitors about to open it. */
  app: readonly string[];
  styles: readonly string[];
  /** Fonts of the first screen. */
  fonts: readonly string[];
  /** The script that runs before the first paint. */
  theme: string;
}

export interface DocumentFacts {
  title: string;
  description: string;
  /** The page that this one duplicates, if any. */
  canonicalPath?: string;
  noindex?: boolean;
  /** Whether search engines may index it is decided when the installation starts. */
  isLegal?: boolean;
  structured?: object;
}

/** A whole public page: head, header, content, footer. Only our own scripts, and nothing inline. */
export function SiteDocument({
  assets,
  facts,
  children,
}: {
  assets: Assets;
  facts: DocumentFacts;
  children: ReactNode;
}) {
  const { t, language, path } = useSite();
  const canonicalPath = facts.canonicalPath ?? path;
  const address = (other: Language) => `${ORIGIN}${sitePath(canonicalPath, other)}`;
  const alternates = Object.fromEntries(LANGUAGES.map(other => [other, address(other)])) as Record<
    Language,
    string
  >;
  return (
    <html lang={language} data-english={facts.noindex ? undefined : sitePath(path, 'en')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script src={assets.theme} />
        {assets.fonts.map(font => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
        ))}
        {assets.styles.map(style => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
        <meta name="theme-color" content="#faf4e8" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#141323" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {facts.isLegal && <meta name="robots" content={LEGAL_ROBOTS_SLOT} />}
        <PageMetadata
          title={facts.title}
          description={facts.description}
          keywords={t('meta.keywords').split(', ')}
          shareImage={`${ORIGIN}/share-${language}.png`}
          language={language}
          {...(facts.noindex ? { noindex: true } : { canonical: address(language), alternates })}
          {...(facts.structured && { structured: facts.structured })}
        />
        <script type="module" src={assets.script} data-app={assets.app.join(' ')} />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#content"
          className="fixed start-3 top-3 z-50 -translate-y-20 quoted-sm bg-ink px-4 py-2.5 text-paper focus:translate-y-0"
        >
          {t('skip')}
        </a>
        <SiteHeader />
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <SiteFooter />
      </body>
    </html>
  );
}
