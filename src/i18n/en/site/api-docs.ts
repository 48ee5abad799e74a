import type { apiDocs as french } from '../../fr/site/api-docs.ts';

export const apiDocs: Record<keyof typeof french, string> = {
  title: 'Accroche programming interface',
  introduction:
    'Every address begins with {base}. Requests carry the header {header}. A refusal is always answered with { "code", "message", "values", "requestId" }, in the language asked for by Accept-Language.',
  keys: 'The token is that of a session, or an API key made in the settings (it begins with {start}). A key expires, can be revoked at any time and works below {base} only: without the right to change things it can only make GET requests; it never gives access to administration, keys, sessions or the deletion of the account, and adds no recipient to a scheduled report (refusal “api_key_refused”). Each key may make {limit} requests a minute; beyond that the answer 429 carries Retry-After, in seconds.',
  noKeys: 'not with an API key',
  machineReadable: 'Machine-readable description (OpenAPI 3.1)',
  contents: 'Contents',
  open: 'no session needed',
  parameters: 'Parameters',
  body: 'Request body',
  answer: 'Answer {status}',
  required: 'required',
  idempotencyKey: 'a repeat with the same key within 24 hours gets the first answer and changes nothing more',
  noBody: 'no content',
};
