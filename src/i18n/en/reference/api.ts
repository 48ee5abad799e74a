import type { DocPage } from '../../documentation/documentation.ts';

export const api: DocPage = {
  title: 'API reference',
  summary:
    'Every call of the programming interface, with what it takes, what it answers and the rights it needs.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'start',
      title: 'Getting started',
      blocks: [
        {
          kind: 'text',
          text: 'Every address begins with {variable:/api/v1}. Answers are JSON; times are ISO 8601 with their zone. The machine-readable description (OpenAPI 3.1) is at {variable:/api/v1/openapi.json}.',
        },
        {
          kind: 'command',
          text: 'curl -H "Authorization: Bearer $ACCROCHE_KEY" -H "Accept-Language: en" "$ACCROCHE_URL/api/v1/me"',
        },
        {
          kind: 'list',
          items: [
            'A refusal gives {variable:code}, {variable:message}, {variable:values} and {variable:requestId}, in the language of {variable:Accept-Language}: see the {doc:errors}.',
            'A request that changes something accepts {variable:Idempotency-Key}: repeated with the same key within 24 hours, it gets the first answer and changes nothing more.',
            'A parameter in the address that the call does not know is refused (422): the message names it, and those that are accepted.',
            'A list gives {variable:items} and {variable:nextCursor}; send that cursor back for what follows.',
            'A limit answers 429 with {variable:Retry-After}, in seconds.',
          ],
        },
      ],
    },
    {
      id: 'keys',
      title: 'Keys and their rights',
      blocks: [
        {
          kind: 'text',
          text: 'A key is made in {page:settings|the settings}. It is shown once, is valid for {value:apiKeyDays} days at most and can be revoked at any time. You can have {value:apiKeys}.',
        },
        {
          kind: 'list',
          items: [
            'Right to read: all GET calls that are open to keys.',
            'Right to read and change: the other methods too.',
            'Never with a key: administration, keys themselves, sessions, security and the deletion of the account.',
            'Pace: {value:apiRequests} requests a minute per key.',
          ],
        },
      ],
    },
    {
      id: 'calls',
      title: 'The calls',
      blocks: [{ kind: 'generated', name: 'api' }],
    },
  ],
};
