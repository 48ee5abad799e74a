import englishLabels from '#data/hooks/patterns/english-labels.json' with { type: 'json' };
import english from '#data/hooks/patterns/english.json' with { type: 'json' };
import frenchLabels from '#data/hooks/patterns/french-labels.json' with { type: 'json' };
import french from '#data/hooks/patterns/french.json' with { type: 'json' };
import type { Pattern } from '#domain/generations/brief/pattern.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';

/** Each was read aloud with bundles of many niches. Short, because a hook has three seconds. */
export const PATTERNS = { fr: french, en: english } as Readonly<Record<Language, readonly Pattern[]>>;

/** For a topic typed by the creator: it is placed where no grammatical agreement is needed. */
export const LABEL_PATTERNS = { fr: frenchLabels, en: englishLabels } as Readonly<
  Record<Language, readonly Pattern[]>
>;
