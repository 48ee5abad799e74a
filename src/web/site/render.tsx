import { renderToStaticMarkup } from 'react-dom/server';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { appRoutePatterns, sitePath } from '#web/paths.ts';
import { createSiteValue, SiteProvider } from './site-context.tsx';
import { ORIGIN, SiteDocument, type Assets } from './site-document.tsx';
import { NOT_FOUND_PAGE, SITE_PAGES, type SitePageEntry } from './site-pages.tsx';

export interface RenderedFile {
  /** Path of the file inside the output folder. */
  file: string;
  text: string;
}

function html(entry: SitePageEntry, language: Language, assets: Assets): string {
  const site = createSiteValue(language, entry.path);
  return `<!doctype html>\n${renderToStaticMarkup(
    <SiteProvider value={site}>
      <SiteDocument assets={assets} facts={entry.facts(site)}>
        {entry.page}
      </SiteDocument>
    </SiteProvider>,
  )}\n`;
}

function sitemap(): string {
  const canonical = SITE_PAGES.filter(({ path }) => path !== '/subscription');
  const entries = canonical.flatMap(({ path }) =>
    LANGUAGES.map(language => {
      const links = LANGUAGES.map(
        other => `<xhtml:link rel="alternate" hreflang="${other}" href="${ORIGIN}${sitePath(path, other)}"/>`,
      ).join('');
      return `  <url><loc>${ORIGIN}${sitePath(path, language)}</loc>${links}</url>`;
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

function robots(): string {
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

/** Every file of the public site, and the list of routes the server answers. */
export function renderSite(assets: Assets): RenderedFile[] {
  const pages = SITE_PAGES.flatMap(entry =>
    LANGUAGES.map(language => {
      const path = sitePath(entry.path, language);
      return { path, file: `${path}/index.html`.replace(/^\/+/, ''), text: html(entry, language, assets) };
    }),
  );
  const routes = { static: pages.map(page => page.path), app: appRoutePatterns() };
  return [
    ...pages.map(({ file, text }) => ({ file, text })),
    { file: '404.html', text: html(NOT_FOUND_PAGE, 'fr', assets) },
    { file: 'en/404.html', text: html(NOT_FOUND_PAGE, 'en', assets) },
    { file: 'sitemap.xml', text: sitemap() },
    { file: 'robots.txt', text: robots() },
    { file: 'routes.json', text: `${JSON.stringify(routes, null, 2)}\n` },
  ];
}
