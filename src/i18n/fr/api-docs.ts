/** The words of the page that describes the programming interface. Read by the server alone. */
export const apiDocs = {
  title: 'Interface de programmation d’Accroche',
  introduction:
    'Chaque adresse commence par {base}. Les requêtes portent l’en-tête {header}. Un refus répond toujours par { "code", "message", "values", "requestId" }, dans la langue demandée par Accept-Language.',
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
