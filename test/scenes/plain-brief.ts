import type { Brief } from '#domain/generations/brief/brief.ts';

/** A brief that specifies only the language and the niche. */
export const PLAIN_BRIEF = {
  platform: 'tiktok',
  topic: '',
  tone: 'neutral',
  address: 'tu',
  audience: '',
  proof: '',
  putaclic: false,
  payoff: '',
} as const satisfies Omit<Brief, 'language' | 'niche'>;
