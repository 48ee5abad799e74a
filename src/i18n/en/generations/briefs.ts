import type { SameShape } from '../../language/translate.ts';
import type { briefs as source } from '../../fr/generations/briefs.ts';

export const briefs: SameShape<typeof source> = {
  language: 'Language of the text',
  languages: { fr: 'French', en: 'English' },
  platform: 'Platform',
  platforms: { tiktok: 'TikTok', reels: 'Reels', shorts: 'Shorts' },
  niche: 'Niche',
  noNiche: 'None: I describe my topic',
  topic: 'Topic',
  topicHint: 'A few words will do, such as “sourdough”. Optional with a niche.',
  tone: 'Tone',
  tones: { neutral: 'Neutral', friendly: 'Friendly', expert: 'Expert', bold: 'Bold' },
  address: 'In French you say…',
  addresses: { tu: 'tu', vous: 'vous', on: 'on' },
  more: 'Say more about audience and experience',
  audience: 'Audience',
  audienceHint: 'In the plural: “beginner runners”.',
  proof: 'What you have really experienced',
  proofHint: 'Opens the sentences that tell of an experience. Nothing is invented for you.',
  missing: 'Choose a niche or write a topic.',
};
