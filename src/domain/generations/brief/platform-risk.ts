import risks from '#data/hooks/platform-risk.json' with { type: 'json' };
import type { Platform } from '#domain/generations/brief/brief.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';

/** What a creator should know before using the louder forms; shown beside Putaclic+. */
export const PLATFORM_RISK: Readonly<Record<Language, Readonly<Record<Platform, string>>>> = risks;
