/** Texts of the API documentation page. Used only by the server. */
export const apiDocs = {
  title: 'Interface de programmation d’Accroche',
  introduction:
    'Chaque adresse commence par {base}. Les requêtes portent l’en-tête {header}. Un refus répond toujours par { "code", "message", "values", "requestId" }, dans la langue demandée par Accept-Language.',
  keys: 'Le jeton est celui d’une session, ou une clé d’API créée dans les réglages (elle commence par {start}). Une clé expire, se révoque à tout moment et ne sert que sous {base} : sans le droit de modifier, elle ne lit que par GET ; elle n’ouvre ni l’administration, ni les clés, ni les sessions, ni la suppression du compte, et n’ajoute aucun destinataire à un rapport programmé (refus « api_key_refused »). Chaque clé a droit à {limit} requêtes par minute ; au-delà, la réponse 429 porte Retry-After, en secondes.',
  noKeys: 'pas par une clé d’API',
  machineReadable: 'Description lisible par une machine (OpenAPI 3.1)',
  contents: 'Sommaire',
  open: 'sans connexion',
  parameters: 'Paramètres',
  body: 'Corps de la requête',
  answer: 'Réponse {status}',
  required: 'obligatoire',
  idempotencyKey:
    'répétée avec la même clé dans les 24 heures, la requête reçoit la première réponse et ne change rien de plus',
  noBody: 'sans contenu',
} as const;
