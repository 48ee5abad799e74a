import risks from '#data/hooks/platform-risk.json' with { type: 'json' };
import type { Platform } from '#domain/generations/brief/brief.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';

/** Warning about the clickbait forms; shown next to Putaclic+. */
export const PLATFORM_RISK: Readonly<Record<Language, Readonly<Record<Platform, string>>>> = risks;
