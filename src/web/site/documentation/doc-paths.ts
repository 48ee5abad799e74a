import type { DocSlug } from '#i18n/documentation/documentation.ts';
import { APP_PATHS, OPEN_PATHS, SITE_PATHS } from '#web/paths.ts';

/** The introduction is the index of /documentation. */
export function docPath(slug: DocSlug): string {
  return docTargetPath(slug);
}

/** The path of a documentation page or of one of its sections (`accounts#import`). */
export function docTargetPath(target: string): string {
  const [slug = '', id] = target.split('#');
  const page = slug === 'introduction' ? SITE_PATHS.documentation : `${SITE_PATHS.documentation}/${slug}`;
  return id === undefined ? page : `${page}#${id}`;
}

/** The path of a product page by its name and optional section; throws when there is none. */
export function productPath(target: string, href: (path: string) => string): string {
  const [name = '', id] = target.split('#');
  const end = id === undefined ? '' : `#${id}`;
  const app = new Map(Object.entries({ ...APP_PATHS, ...OPEN_PATHS })).get(name);
  if (app !== undefined) return app + end;
  const site = new Map(Object.entries(SITE_PATHS)).get(name);
  if (site === undefined) throw new Error(`the documentation names the page ${name}, which is not there`);
  return href(site + end);
}
