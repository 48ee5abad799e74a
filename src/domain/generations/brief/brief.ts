import type { Language } from '#domain/language/text/spoken-words.ts';

export const PLATFORMS = ['tiktok', 'reels', 'shorts'] as const;
export type Platform = (typeof PLATFORMS)[number];

export const TONES = ['neutral', 'friendly', 'expert', 'bold'] as const;
export type Tone = (typeof TONES)[number];

/** `on` speaks to nobody in particular: « l’erreur qu’on fait tous ». French only; English reads it as you. */
export const ADDRESSES = ['tu', 'vous', 'on'] as const;
export type AddressStyle = (typeof ADDRESSES)[number];

/** What a creator asks for. */
export interface Brief {
  language: Language;
  platform: Platform;
  /** Id of a niche of the library; null where the creator names a topic alone. */
  niche: string | null;
  /** As typed; empty for the whole niche. */
  topic: string;
  tone: Tone;
  address: AddressStyle;
  /** As typed; a plural noun phrase works best. */
  audience: string;
  /** What the creator has really seen or done, as typed; opens the patterns that claim an experience. */
  proof: string;
  /** The louder forms of Putaclic+. */
  putaclic: boolean;
  /** What the video shows at its end; Putaclic+ asks for it when the topic is the creator’s own. */
  payoff: string;
}

/** Characters that stay readable over the picture or before « more ». Conventions of creators’ guides, no measurement. */
export const SCREEN_CHARACTERS: Readonly<Record<Platform, number>> = { tiktok: 90, reels: 90, shorts: 100 };

/** A hook is said within its first three seconds. */
export const MOST_HOOK_SECONDS = 3;
