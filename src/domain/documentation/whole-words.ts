import type { Language } from '#domain/language/text/spoken-words.ts';

/**
 * Words that stemming would wrongly merge with others: a subscription is not a follower, « comment » is not « commencer
 * ». One stem per line.
 */
const WHOLE: Record<Language, string> = {
  fr: `abonnement abonnements
    tester
    comment
    comme
    compteur compteurs
    donnee donnees
    nombreux nombreuse nombreuses
    sorte sortes
    pays
    voix
    serveur serveurs
    bas basse
    portable portables
    traitement traitements
    traitant traitants traitance
    tableur tableurs
    section sections
    secteur secteurs sectoriel sectorielle sectoriels sectorielles
    regle regles
    reglement reglements
    motif motifs
    montant montants
    file files
    gestion
    anglais anglaise
    sav
    entree entrees
    partie parties
    suite suites
    serie series
    classeur classeurs
    createur createurs creatrice creatrices
    creatif creatifs creative creatives`,
  en: `abonnement abonnements
    tester
    not
    note notes noted
    every
    ever
    offer offers offered
    off
    ready
    story stories
    state states
    statement statements
    party parties
    theme themes
    them
    four
    our
    officer officers
    summer
    letter letters
    paste pasted pasting
    none
    setting settings
    header headers`,
};

const byLanguage = new Map<Language, ReadonlyMap<string, string>>();

/** The stem of a word that keeps its ending. */
export function wholeStem(word: string, language: Language): string | undefined {
  let stems = byLanguage.get(language);
  if (stems === undefined) {
    stems = new Map(
      WHOLE[language].split('\n').flatMap(line => {
        const [stem = '', ...forms] = line.trim().split(' ');
        return [stem, ...forms].map(form => [form, stem] as const);
      }),
    );
    byLanguage.set(language, stems);
  }
  return stems.get(word);
}
