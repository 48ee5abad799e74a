import type { apiWords as french } from '../../fr/reference/api-words.ts';
import type { SameShape } from '../../language/translate.ts';

export const apiWords: SameShape<typeof french> = {
  contents: 'The groups',
  open: 'without signing in',
  admin: 'for administrators',
  keyRead: 'key: right to read',
  keyWrite: 'key: right to change',
  keyNone: 'never with a key',
  takes: 'What the call takes',
  takesNothing: 'Nothing but the address.',
  field: 'Field',
  place: 'Place',
  type: 'Type',
  needed: 'Required',
  yes: 'yes',
  no: 'no',
  answer: 'Answer {status}',
  empty: 'No content.',
  example: 'Example',
  places: { path: 'address', query: 'after “?”', header: 'header', body: 'body' },
};
