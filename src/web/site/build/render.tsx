import { renderToStaticMarkup } from 'react-dom/server';
import { LANGUAGES, type Language } from '#contract/wire/languages.ts';
import { appRoutePatterns, appSubPaths, sitePath } from '#web/paths.ts';
import { createSiteValue, SiteProvider } from '#web/site/site-context.tsx';
import { OfflineDocument } from '#web/site/pages/offline-document.tsx';
import { SiteDocument, type Assets } from '#web/site/site-document.tsx';
import { llms, robots, sitemap, speculationRules } from './site-files.ts';
import type { RenderedFile } from '#web/site/rendered-file.ts';
import { searchFiles } from '#web/site/search/search-files.ts';
import type { SiteMaterial } from '#web/site/site-material.ts';
import { SITE_PAGES, type SitePageEntry } from './site-pages.tsx';

function html(entry: SitePageEntry, language: Language, assets: Assets, material?: SiteMaterial): string {
  const site = createSiteValue(language, entry.path, material);
  return `<!doctype html>\n${renderToStaticMarkup(
    <SiteProvider value={site}>
      <SiteDocument assets={assets} facts={entry.facts(site)}>
        {entry.page}
      </SiteDocument>
    </SiteProvider>,
  )}\n`;
}

/** Every file of the public site, and the list of routes for the server. */
export function renderSite(assets: Assets, material: SiteMaterial): RenderedFile[] {
  const pages = SITE_PAGES.flatMap(entry =>
    LANGUAGES.map(language => {
      const path = sitePath(entry.path, language);
      return {
        path,
        file: `${path}/index.html`.replace(/^\/+/, ''),
        text: html(entry, language, assets, material),
      };
    }),
  );
  const routes = { static: pages.map(page => page.path), app: appRoutePatterns(), below: appSubPaths() };
  return [
    ...pages.map(({ file, text }) => ({ file, text })),
    ...searchFiles(material),
    { file: 'sitemap.xml', text: sitemap() },
    { file: 'robots.txt', text: robots() },
    { file: 'llms.txt', text: llms() },
    { file: 'site.speculationrules', text: speculationRules() },
    { file: 'offline.html', text: `<!doctype html>\n${renderToStaticMarkup(<OfflineDocument />)}\n` },
    { file: 'routes.json', text: `${JSON.stringify(routes, null, 2)}\n` },
  ];
}
