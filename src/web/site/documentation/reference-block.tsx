import type { ErrorGroup } from '#i18n/documentation/reference/error-guide.ts';
import { errorEntries, glossaryEntries } from '#i18n/documentation/reference/reference-entries.ts';
import type { GeneratedBlock } from '#i18n/documentation/reference-slugs.ts';
import { ReferenceApi } from './reference-api.tsx';
import { ReferenceChanges } from './reference-changes.tsx';
import { ReferenceEntries } from './reference-entry-list.tsx';
import { useSite } from '#web/site/site-context.tsx';

/** A part of the documentation generated from the code's own tables. */
export function ReferenceBlock({ name }: { name: GeneratedBlock }) {
  const { language } = useSite();
  if (name === 'api') return <ReferenceApi />;
  if (name === 'changes') return <ReferenceChanges />;
  if (name === 'glossary') return <ReferenceEntries entries={glossaryEntries(language)} />;
  const group = name.slice('errors-'.length) as ErrorGroup;
  return <ReferenceEntries entries={errorEntries(group, language)} />;
}
