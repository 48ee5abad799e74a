import type { Language } from '#contract/languages.ts';

export const PICTURE_THEMES = ['light', 'dark'] as const;
export type PictureTheme = (typeof PICTURE_THEMES)[number];

export interface DocPictureSize {
  name: string;
  width: number;
  height: number;
}

/** Every picture of the documentation with its size; `npm run screenshots` takes them. */
export const DOC_PICTURES: readonly DocPictureSize[] = [];

/** The address of a picture; its file stands at the same place in `public`. */
export function pictureFile(name: string, language: Language, theme: PictureTheme): string {
  return `/documentation-pictures/${name}-${language}-${theme}.webp`;
}
