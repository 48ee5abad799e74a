/** The path of the search index of a language. */
export function searchIndexPath(language: string): string {
  return `/search-${language === 'en' ? 'en' : 'fr'}.json`;
}
