import type { DocSlug } from '#i18n/documentation.ts';
import { SITE_PATHS } from '#web/paths.ts';

/** The introduction is the index of /documentation. */
export function docPath(slug: DocSlug): string {
  return slug === 'introduction' ? SITE_PATHS.documentation : `${SITE_PATHS.documentation}/${slug}`;
}
