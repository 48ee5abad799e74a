import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Language } from '#contract/wire/languages.ts';

const { resolve } = createRequire(import.meta.url);

/** Reads a file below `data/`, wherever the reading code has been bundled to. */
export function readData(path: string): string {
  return readFileSync(resolve(`#data/${path}`), 'utf8');
}

/** Memoises a read per language. */
export function oncePerLanguage<Read>(read: (language: Language) => Read): (language: Language) => Read {
  const known = new Map<Language, Read>();
  return language => {
    const found = known.get(language) ?? read(language);
    known.set(language, found);
    return found;
  };
}
