import type { DocSlug } from '#i18n/documentation.ts';
import { SITE_PATHS } from '#web/paths.ts';

/** The introduction is the index of /documentation. */
export function docPath(slug: DocSlug): string {
  return docTargetPath(slug);
}

/** The path of a page of the documentation or of one of its sections (`accounts#import`). */
export function docTargetPath(target: string): string {
  const [slug = '', id] = target.split('#');
  const page = slug === 'introduction' ? SITE_PATHS.documentation : `${SITE_PATHS.documentation}/${slug}`;
  return id === undefined ? page : `${page}#${id}`;
}
