import { recogniseInput, type Recognised, type RecognisedInput } from './recognise-input.ts';
import { canonicalVideoUrl } from './tiktok-link.ts';

/**
 * The links of a text that holds several: TikTok links as canonical addresses, others as typed, so that each line
 * gets its own answer. Null when there are fewer than two.
 */
export function inputLines(typed: string, found: RecognisedInput, now: Date): string[] | null {
  const parts = typed.split(/\s+/).filter(part => /[./]/.test(part));
  const lines = parts.flatMap(part => lineOf(part, recogniseInput(part, now)));
  const asFound = found.kind === 'several' ? found.found.map(addressOf) : [];
  // Links pasted without a space between them form one part.
  const all = [...new Set(lines.length >= asFound.length ? lines : asFound)];
  return all.length < 2 ? null : all;
}

/** The canonical text of a link. */
function addressOf(one: Recognised): string {
  if (one.kind === 'video') return canonicalVideoUrl(one);
  return one.kind === 'shortLink' ? one.url : `@${one.handle}`;
}

function lineOf(part: string, read: RecognisedInput): string[] {
  switch (read.kind) {
    case 'video':
    case 'shortLink':
      return [addressOf(read)];
    case 'account':
      return part.includes('/') ? [addressOf(read)] : [];
    case 'several':
      return read.found.map(addressOf);
    case 'otherPlatform':
      return [part];
    case 'refused':
      return part.includes('://') ? [part] : [];
    case 'nothing':
      return [];
  }
}
