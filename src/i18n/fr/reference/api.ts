import type { DocPage } from '../../documentation/documentation.ts';

export const api: DocPage = {
  title: 'Référence de l’API',
  summary:
    'Chaque opération de l’interface de programmation, avec ce qu’elle prend, ce qu’elle rend et les droits qu’il faut.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'start',
      title: 'Commencer',
      blocks: [
        {
          kind: 'text',
          text: 'Toutes les adresses commencent par {variable:/api/v1}. Les réponses sont en JSON ; les instants sont en ISO 8601, avec leur fuseau. La description lisible par une machine (OpenAPI 3.1) se trouve à {variable:/api/v1/openapi.json}.',
        },
        {
          kind: 'command',
          text: 'curl -H "Authorization: Bearer $ACCROCHE_KEY" -H "Accept-Language: fr" "$ACCROCHE_URL/api/v1/me"',
        },
        {
          kind: 'list',
          items: [
            'Un refus renvoie {variable:code}, {variable:message}, {variable:values} et {variable:requestId}, dans la langue de {variable:Accept-Language} : voyez le {doc:errors}.',
            'Une requête qui change quelque chose accepte {variable:Idempotency-Key} : répétée avec la même clé dans les 24 heures, elle reçoit la première réponse et ne change rien de plus.',
            'Un paramètre d’adresse que l’opération ne connaît pas est refusé (422) : le message le nomme, avec ceux qui sont acceptés.',
            'Une liste renvoie {variable:items} et {variable:nextCursor} ; redonnez ce curseur pour obtenir la suite.',
            'Au-delà d’une limite, la réponse est 429, avec {variable:Retry-After} en secondes.',
          ],
        },
      ],
    },
    {
      id: 'keys',
      title: 'Les clés et leurs droits',
      blocks: [
        {
          kind: 'text',
          text: 'Une clé se crée dans {page:settings|les réglages}. Elle s’affiche une seule fois, reste valable {value:apiKeyDays} jours au plus et se révoque à tout moment. Vous pouvez en avoir {value:apiKeys}.',
        },
        {
          kind: 'list',
          items: [
            'Droit de lire : toutes les opérations GET qui sont ouvertes aux clés.',
            'Droit de lire et de modifier : aussi les autres méthodes.',
            'Jamais par une clé : l’administration, les clés elles-mêmes, les sessions, la sécurité et la suppression du compte.',
            'Rythme : {value:apiRequests} requêtes par minute et par clé.',
          ],
        },
      ],
    },
    {
      id: 'calls',
      title: 'Les opérations',
      blocks: [{ kind: 'generated', name: 'api' }],
    },
  ],
};
