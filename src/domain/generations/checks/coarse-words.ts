import type { Language } from '#domain/language/text/spoken-words.ts';
import { plainWords } from '#domain/generations/brief/word-stems.ts';

/** Words that the product's texts never use: whole words, by form, without accents. Kept short. */
const COARSE: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(
    `merde merdes merdique putain putains pute putes connard connards connasse con conne cons connerie conneries encule encules
enculer salope salopes salopard batard batards bordel chier chiant chiante foutre niquer bite bites couilles bougnoule negre
negresse tapette pede pedes gouine gogol mongol mongolien youpin bicot fuck fucking shit bitch`.split(/\s+/),
  ),
  en: new Set(
    `fuck fucks fucked fucking fucker motherfucker shit shits shitty bullshit bitch bitches asshole assholes bastard bastards cunt
cunts dick dicks pussy whore whores slut sluts retard retarded faggot fag nigger nigga crap damn goddamn wtf merde putain`.split(
      /\s+/,
    ),
  ),
};

/** The first vulgar or hateful word of a text; null where there is none. */
export function findCoarseWord(text: string, language: Language): string | null {
  return plainWords(text).find(word => COARSE[language].has(word)) ?? null;
}
