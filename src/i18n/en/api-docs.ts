import type { apiDocs as french } from '../fr/api-docs.ts';

export const apiDocs: Record<keyof typeof french, string> = {
  title: 'Accroche programming interface',
  introduction:
    'Every address begins with {base}. Requests carry the header {header}. A refusal is always answered with { "code", "message", "values", "requestId" }, in the language asked for by Accept-Language.',
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
