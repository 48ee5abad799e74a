import type { Language } from '#domain/language/text/spoken-words.ts';

export const PLATFORMS = ['tiktok', 'reels', 'shorts'] as const;
export type Platform = (typeof PLATFORMS)[number];

export const TONES = ['neutral', 'friendly', 'expert', 'bold'] as const;
export type Tone = (typeof TONES)[number];

/** `on` addresses nobody in particular: « l’erreur qu’on fait tous ». French only; English treats it as you. */
export const ADDRESSES = ['tu', 'vous', 'on'] as const;
export type AddressStyle = (typeof ADDRESSES)[number];

/** A creator's request. */
export interface Brief {
  language: Language;
  platform: Platform;
  /** Id of a niche in the library; null where the creator only names a topic. */
  niche: string | null;
  /** As typed; empty for the whole niche. */
  topic: string;
  tone: Tone;
  address: AddressStyle;
  /** As typed; a plural noun phrase works best. */
  audience: string;
  /** What the creator has really seen or done, as typed; enables the patterns that claim an experience. */
  proof: string;
  /** Enables the clickbait forms of Putaclic+. */
  putaclic: boolean;
  /** What the video shows at its end; Putaclic+ requires it for a custom topic. */
  payoff: string;
}

/** Maximum characters readable over the picture or before « more ». Conventions of creators’ guides, not measured. */
export const SCREEN_CHARACTERS: Readonly<Record<Platform, number>> = { tiktok: 90, reels: 90, shorts: 100 };

/** A hook must be spoken within the first three seconds. */
export const MOST_HOOK_SECONDS = 3;
