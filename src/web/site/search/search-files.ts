import { LANGUAGES, type Language } from '#contract/wire/languages.ts';
import type { DocPlace } from '#domain/documentation/doc-location.ts';
import { makeDocIndex } from '#domain/documentation/doc-search.ts';
import { searchDocuments } from '#i18n/documentation/search-documents.ts';
import { siteWords } from '#i18n/documentation/site-texts.ts';
import type { RenderedFile } from '#web/site/rendered-file.ts';
import { searchIndexPath } from './search-index-path.ts';
import type { SiteMaterial } from '#web/site/site-material.ts';

/** The index of each language, made once here so that no browser has to. */
export function searchFiles(material: SiteMaterial): RenderedFile[] {
  return LANGUAGES.map(language => ({
    file: searchIndexPath(language).slice(1),
    text: JSON.stringify(makeDocIndex(allPlaces(language, material), language)),
  }));
}

function allPlaces(language: Language, material: SiteMaterial): DocPlace[] {
  const { documentation, t } = siteWords(language);
  const calls = material.apiCalls.map(({ name, method, path, group, fields }) => ({
    path: `/documentation/api#${name}`,
    title: `${method} ${path}`,
    page: documentation.api.title,
    group: t('docs.groups.reference'),
    kind: 'call' as const,
    text: [group, ...fields.map(field => field.name)].join(' '),
  }));
  return [...searchDocuments(language), ...calls];
}
