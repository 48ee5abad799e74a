import type { Language } from '#domain/language/text/spoken-words.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words irrelevant to a search; without accents. */
export const STOP_WORDS: Record<Language, ReadonlySet<string>> = {
  fr: set(
    'le la les un une des du de au aux et ou est sont suis etre ce cette ces cet que qui quoi quel quelle quels quelles comment pourquoi je tu il elle on nous vous ils mon ma mes votre vos leur en dans sur pour par avec sans ne pas plus se si fait faire faut peut peux puis puisse qu ca cela y a ai as ont va me te lui moi toi son sa ses est-ce quand combien ou donc tres tout toute tous veux veut dois doit avoir sert mettre meme chaque apres avant devient devenir prends prend prendre chez rien trouver savoir sais beaucoup alors bien autre autres arrive arrives cest jai jarrive jme jsuis pk pq svp stp bonjour merci hello salut vraiment encore deja quelqu quelque dire etait etes avez avons peuvent doivent chose choses truc moyen comme depuis',
  ),
  en: set(
    'the a an of to in on for with without and or is are be was this that these those what which who how why do does did can could should i you we my your it its not no from at as have has get got there me if so when where will would want need by am im much many happens happen come comes find know than them other others one cant dont doesnt wont isnt didnt couldnt im ive hi hello please pls thanks really still just let lets make makes made keeps anymore now say says said instead thing things something way mine',
  ),
};
