/** French texts that the specification gives: kept to the letter, plain spaces and straight apostrophes included. */
export const SPECIFIED_TEXTS: ReadonlySet<string> = new Set([
  'Non authentifié',
  "Vue d'ensemble de vos performances TikTok",
  'À bientôt!',
  "Une erreur s'est produite",
  "Quotas d'utilisation",
  "{count} analyses restantes aujourd'hui",
  "{count} générations restantes aujourd'hui",
]);
