import type { Brief } from '#domain/generations/brief/brief.ts';

/** A brief that asks for nothing in particular, but in which language and of which niche. */
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
