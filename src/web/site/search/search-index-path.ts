/** Where the search index of a language lies. */
export function searchIndexPath(language: string): string {
  return `/search-${language === 'en' ? 'en' : 'fr'}.json`;
}
