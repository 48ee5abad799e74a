import { contrastRatio, type Colour } from './colour.ts';

/** Whose name, colours and logo stand on reports that are handed over. */
export interface BrandColours {
  /** Of titles. */
  titles: Colour;
  /** Of the line above the title and of what charts fill. */
  accent: Colour;
}

export const PLAIN_COLOURS: BrandColours = { titles: '#1b1b1f', accent: '#0b6b64' };
export const BRAND_NAME_MAX = 60;
export const LOGO_MAX_BYTES = 200_000;
/** Pixels a side: sharp at twice the size that any page shows it in. */
export const LOGO_MAX_SIDE = 2_000;

const PAPER: Colour = '#ffffff';
/** WCAG 2.2, 1.4.3 for text and 1.4.11 for what is drawn. */
const NEEDED = { titles: 4.5, accent: 3 } as const;

/** How far a colour stands out on paper, and how far it must. */
export function contrastOnPaper(use: keyof BrandColours, colour: Colour): { ratio: number; needed: number } {
  // Rounded down: 4.49 is not told as 4.5 and refused.
  return { ratio: Math.floor(10 * contrastRatio(colour, PAPER)) / 10, needed: NEEDED[use] };
}

/** The first colour that would be hard to see, if one would. */
export function paleColour(
  colours: BrandColours,
): { use: keyof BrandColours; ratio: number; needed: number } | null {
  for (const use of ['titles', 'accent'] as const) {
    const { ratio, needed } = contrastOnPaper(use, colours[use]);
    if (ratio < needed) return { use, ratio, needed };
  }
  return null;
}
