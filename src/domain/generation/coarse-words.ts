import { plainWords } from './word-stems.ts';

/** Words that a text of the product does not use, in either language. Kept short: whole words, by form. */
const COARSE = new Set(
  `merde merdes merdique putain putains pute putes connard connards connasse con conne cons connerie conneries encule encules enculer
salope salopes salopard batard batards bordel chier chiant chiante foutre foutu foutue niquer nique bite bites couille couilles cul
bougnoule negre negresse tapette pede pedes gouine gogol mongol mongolien youpin bicot
fuck fucks fucked fucking fucker motherfucker shit shits shitty bullshit bitch bitches asshole assholes bastard bastards cunt cunts
dick dicks cock pussy whore whores slut sluts retard retarded faggot fag nigger nigga crap damn goddamn wtf`.split(
    /\s+/,
  ),
);

/** The first coarse or hateful word of a text; null where there is none. */
export function findCoarseWord(text: string): string | null {
  return plainWords(text).find(word => COARSE.has(word)) ?? null;
}
