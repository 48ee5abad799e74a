import type { Language } from '#contract/wire/languages.ts';

export const PICTURE_THEMES = ['light', 'dark'] as const;
export type PictureTheme = (typeof PICTURE_THEMES)[number];

/** All pictures have the same size. */
export const PICTURE_SIZE = { width: 1120, height: 700 } as const;

/** Every picture of the documentation; `npm run screenshots` captures them. */
export const DOC_PICTURES = [
  'provenance',
  'first-steps',
  'accounts',
  'imports',
  'dashboard',
  'performance',
  'videos',
  'analyse-a-video',
  'reports',
  'experiments',
  'hooks',
  'scripts',
  'assistant',
  'engagement',
  'sharing',
  'downloads',
  'quotas',
  'billing',
  'settings',
  'security',
  'privacy',
  'support',
] as const;
export type DocPictureName = (typeof DOC_PICTURES)[number];

/** The URL of a picture; its file is at the same path in `public`. */
export function pictureFile(name: DocPictureName, language: Language, theme: PictureTheme): string {
  return `/documentation-pictures/${name}-${language}-${theme}.webp`;
}
