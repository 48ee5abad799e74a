import type { Language } from '#domain/language/text/spoken-words.ts';
import type { Platform } from '#domain/generations/brief/brief.ts';

/** What a creator should know before using the louder forms; shown beside Putaclic+. */
export const PLATFORM_RISK: Readonly<Record<Language, Readonly<Record<Platform, string>>>> = {
  fr: {
    tiktok:
      'Les règles de TikTok Shop citent l’appât à clics parmi les pratiques d’engagement non authentiques. Une accroche forte doit tenir sa promesse dans la vidéo, sinon la portée peut en souffrir.',
    reels:
      'Les plateformes peuvent moins recommander ce qui ressemble à un appât à clics. Une accroche forte doit tenir sa promesse dans la vidéo.',
    shorts:
      'Les plateformes peuvent moins recommander ce qui ressemble à un appât à clics, et retirer ce qui trompe. Une accroche forte doit tenir sa promesse dans la vidéo.',
  },
  en: {
    tiktok:
      'TikTok Shop’s rules name clickbait among inauthentic engagement practices. A loud hook has to keep its promise in the video, or reach may suffer.',
    reels:
      'Platforms may recommend less of what looks like clickbait. A loud hook has to keep its promise in the video.',
    shorts:
      'Platforms may recommend less of what looks like clickbait, and remove what misleads. A loud hook has to keep its promise in the video.',
  },
};
