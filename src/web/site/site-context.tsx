import { createContext, useContext } from 'react';
import type { Language } from '#contract/wire/languages.ts';
import { createFormats, type Formats } from '#i18n/language/formats.ts';
import { siteWords, type SiteWords } from '#i18n/documentation/site-texts.ts';
import { sitePath } from '#web/paths.ts';
import { NO_MATERIAL, type SiteMaterial } from './site-material.ts';

export interface SiteValue extends SiteWords {
  language: Language;
  formats: Formats;
  /** Path of the rendered page, without its language. */
  path: string;
  /** A public page's URL in the language of this page. */
  href: (path: string) => string;
  material: SiteMaterial;
}

const SiteContext = createContext<SiteValue | null>(null);
export const SiteProvider = SiteContext.Provider;

export function createSiteValue(
  language: Language,
  path: string,
  material: SiteMaterial = NO_MATERIAL,
): SiteValue {
  return {
    ...siteWords(language),
    language,
    formats: createFormats(language, 'Europe/Paris'),
    path,
    material,
    href: to => {
      const [pathname = '/', hash] = to.split('#');
      return sitePath(pathname, language) + (hash === undefined ? '' : `#${hash}`);
    },
  };
}

export function useSite(): SiteValue {
  const value = useContext(SiteContext);
  if (!value) throw new Error('useSite needs a SiteProvider above it');
  return value;
}
