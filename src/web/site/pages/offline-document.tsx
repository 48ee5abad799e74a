import type { CSSProperties } from 'react';
import { LANGUAGES } from '#contract/wire/languages.ts';
import { siteTranslate } from '#i18n/documentation/site-texts.ts';
import { Mark } from '#web/ui/content/mark.tsx';

const SHEET = {
  margin: 0,
  minHeight: '100dvh',
  display: 'grid',
  placeContent: 'center',
  gap: '2.5rem',
  padding: '2rem 1.25rem',
  boxSizing: 'border-box',
  font: '1.0625rem/1.6 Inter, system-ui, sans-serif',
  background: 'light-dark(#faf4e8, #141323)',
  color: 'light-dark(#1b1833, #f5efe3)',
} as const;

const MARK = { '--signal': 'light-dark(#ff6a4d, #ff7a5c)', width: '3rem' } as CSSProperties;

const BUTTON = {
  display: 'inline-block',
  padding: '0.6rem 1.15rem',
  borderRadius: '0.1875rem 0.75rem 0.75rem 0.75rem',
  background: 'light-dark(#ff6a4d, #ff7a5c)',
  color: '#1b1020',
  fontWeight: 600,
  textDecoration: 'none',
} as const;

/**
 * Shown by the service worker when no page can be loaded. Self-contained: no style sheet, script or font, which might
 * be missing too, and in both languages, because the URL does not tell which.
 */
export function OfflineDocument() {
  return (
    <html lang="fr" style={{ colorScheme: 'light dark' }}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${siteTranslate('fr')('offline.title')} · ${siteTranslate('en')('offline.title')}`}</title>
      </head>
      <body style={SHEET}>
        <main style={{ display: 'grid', gap: '2.5rem', maxWidth: '32rem' }}>
          <div style={MARK}>
            <Mark />
          </div>
          {LANGUAGES.map(language => {
            const t = siteTranslate(language);
            const Heading = language === 'fr' ? 'h1' : 'h2';
            return (
              <section key={language} lang={language}>
                <Heading style={{ margin: 0, fontSize: '2rem', lineHeight: 1.1 }}>
                  {t('offline.title')}
                </Heading>
                <p style={{ margin: '0.75rem 0' }}>{t('offline.text')}</p>
                {/* An empty href requests the same page again, without JavaScript. */}
                {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
                <a href="" style={BUTTON}>
                  {t('offline.retry')}
                </a>
              </section>
            );
          })}
        </main>
      </body>
    </html>
  );
}
