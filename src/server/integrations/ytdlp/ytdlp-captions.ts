import { constants } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const CAPTIONS = /^captions\.([a-z]{2,3})(?:[-_][A-Za-z]{2,4})?\.vtt$/;
const LARGEST_BYTES = 1_000_000;
/** The creator's language is unknown here; the product supports these two. */
const PREFERRED = ['fra', 'fr', 'eng', 'en'];

/** The captions that the tool wrote into its folder, as WebVTT; null where there are none readable. */
export async function readCaptionsIn(folder: string): Promise<string | null> {
  const names = await readdir(folder).catch(() => []);
  const found = names
    .flatMap(name => {
      const language = CAPTIONS.exec(name)?.[1];
      return language === undefined ? [] : [{ name, rank: PREFERRED.indexOf(language) }];
    })
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank);
  for (const { name } of found) {
    const text = await readText(join(folder, name));
    if (text !== null) return text;
  }
  return null;
}

/** No symbolic link is followed, and reading is limited to the size of captions. */
async function readText(path: string): Promise<string | null> {
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      const facts = await file.stat();
      if (!facts.isFile() || facts.size > LARGEST_BYTES) return null;
      return new TextDecoder('utf-8', { fatal: true }).decode(await file.readFile());
    } finally {
      await file.close();
    }
  } catch {
    return null;
  }
}
