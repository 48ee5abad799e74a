/** French texts that the specification gives: kept to the letter, plain spaces and straight apostrophes included. */
export const SPECIFIED_TEXTS: ReadonlySet<string> = new Set([
  'Non authentifié',
  "S'inscrire",
  "En vous inscrivant, vous acceptez nos conditions d'utilisation",
  "Le nom d'utilisateur est obligatoire",
  'Erreur de connexion: {message}',
  "Erreur de connexion: Une erreur inattendue s'est produite",
  "Erreur d'inscription: {message}",
  "Erreur d'inscription: Une erreur inattendue s'est produite",
  "Erreur de connexion Google: Une erreur inattendue s'est produite",
  "Vue d'ensemble de vos performances TikTok",
  'À bientôt!',
  "Une erreur s'est produite",
  "Quotas d'utilisation",
  "{count} analyses restantes aujourd'hui",
  "{count} générations restantes aujourd'hui",
]);
