import { LANGUAGES, LOCALE } from '#contract/wire/languages.ts';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { ORIGIN } from './origin.ts';
import { createSiteValue } from '#web/site/site-context.tsx';
import { INDEXED_PAGES, type SitePageEntry } from './site-pages.tsx';

const address = (path: string, language: (typeof LANGUAGES)[number]) =>
  `${ORIGIN}${sitePath(path, language)}`;

/** Every page that search engines may index, one per line; the server removes excluded ones. */
export function sitemap(): string {
  const entries = INDEXED_PAGES.flatMap(({ path, changedOn }) =>
    LANGUAGES.map(language => {
      const links = [
        ...LANGUAGES.map(other => [other, address(path, other)]),
        ['x-default', address(path, 'fr')],
      ]
        .map(([other, href]) => `<xhtml:link rel="alternate" hreflang="${other}" href="${href}"/>`)
        .join('');
      // No date is better than one that is not updated with the text.
      const changed =
        changedOn === undefined ? '' : `<lastmod>${changedOn(createSiteValue(language, path))}</lastmod>`;
      return `  <url><loc>${address(path, language)}</loc>${changed}${links}</url>`;
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

export function robots(): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /auth/v1/',
    'Disallow: /rpc/',
    '',
    `Sitemap: ${ORIGIN}/sitemap.xml`,
    '',
  ].join('\n');
}

/** The site's content for programs: every page with the question it answers, per language. */
export function llms(): string {
  const { t } = createSiteValue('en', SITE_PATHS.home);
  const line = (entry: SitePageEntry, language: (typeof LANGUAGES)[number]) => {
    const { title, description } = entry.facts(createSiteValue(language, entry.path));
    return `- [${title}](${address(entry.path, language)}): ${description}`;
  };
  const sections = LANGUAGES.flatMap(language => [
    '',
    `## ${new Intl.DisplayNames(LOCALE[language], { type: 'language' }).of(language)}`,
    '',
    ...INDEXED_PAGES.map(entry => line(entry, language)),
  ]);
  return ['# Accroche', '', `> ${t('meta.landing.description')}`, ...sections, ''].join('\n');
}

/**
 * What a browser may do before a click: prerender another public page or the sign-in page once the pointer rests on its
 * link. Opening the demo creates a session, so it is never prerendered; of the app only the page itself is prefetched.
 */
export function speculationRules(): string {
  const readOnly = Object.values(SITE_PATHS).filter(path => path !== SITE_PATHS.demo);
  const pages = [...readOnly, `${SITE_PATHS.documentation}/*`].flatMap(path =>
    LANGUAGES.map(language => sitePath(path, language)),
  );
  return `${JSON.stringify({
    prerender: [{ where: { href_matches: [...pages, '/auth\\?*', '/auth'] }, eagerness: 'moderate' }],
    prefetch: [{ where: { href_matches: ['/dashboard', '/cancellation'] }, eagerness: 'moderate' }],
  })}\n`;
}
