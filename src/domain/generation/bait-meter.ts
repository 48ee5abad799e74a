import { remembered } from '#domain/language/remembered.ts';
import type { Language } from '#domain/language/spoken-words.ts';
import { BAIT_SIGNS } from './bait-words.ts';

/** How much a text looks like bait, 0 to 100, and the signs that were seen. Form only: it knows nothing of truth. */
export interface BaitReading {
  points: number;
  signs: readonly { id: string; points: number }[];
}

/** Above this a text needs a promise that the video keeps. */
export const BAIT_NEEDS_PROMISE = 40;

/**
 * The clickbait meter: points of hand-weighted signs, added up and cut at 100. `docs/evaluation-words.md` says how well it
 * tells public headline sets apart.
 */
export function readBait(text: string, language: Language): BaitReading {
  return meters[language](text);
}

const REMEMBERED_TEXTS = 2_000;
const meters = { fr: meterIn('fr'), en: meterIn('en') };

function meterIn(language: Language): (text: string) => BaitReading {
  return remembered(REMEMBERED_TEXTS, text => {
    const plain = text.normalize('NFC');
    const signs = BAIT_SIGNS.filter(sign => sign.found[language].test(plain)).map(({ id, points }) => ({
      id,
      points,
    }));
    const sum = signs.reduce((total, sign) => total + sign.points, 0);
    return { points: Math.min(100, sum), signs };
  });
}
