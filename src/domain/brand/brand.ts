import { contrastRatio, type Colour } from './colour.ts';

/** Name, colours and logo of the brand on exported reports. */
export interface BrandColours {
  /** Colour of titles. */
  titles: Colour;
  /** Colour of the line above the title and of chart fills. */
  accent: Colour;
}

export const PLAIN_COLOURS: BrandColours = { titles: '#1b1b1f', accent: '#0b6b64' };
export const BRAND_NAME_MAX = 60;
export const LOGO_MAX_BYTES = 200_000;
/** Maximum pixels per side: sharp at twice the size of any page. */
export const LOGO_MAX_SIDE = 2_000;

const PAPER: Colour = '#ffffff';
/** Minimum contrast: WCAG 2.2, 1.4.3 for text and 1.4.11 for graphics. */
const NEEDED = { titles: 4.5, accent: 3 } as const;

/** Contrast of a colour with the paper, and the minimum needed. */
export function contrastOnPaper(use: keyof BrandColours, colour: Colour): { ratio: number; needed: number } {
  // Rounded down, so that a rejected 4.49 is not shown as 4.5.
  return { ratio: Math.floor(10 * contrastRatio(colour, PAPER)) / 10, needed: NEEDED[use] };
}

/** The first colour with too little contrast, if any. */
export function paleColour(
  colours: BrandColours,
): { use: keyof BrandColours; ratio: number; needed: number } | null {
  for (const use of ['titles', 'accent'] as const) {
    const { ratio, needed } = contrastOnPaper(use, colours[use]);
    if (ratio < needed) return { use, ratio, needed };
  }
  return null;
}
