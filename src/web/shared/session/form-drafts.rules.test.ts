import { expect, test } from 'vitest';
import { draftsFor } from './form-drafts.ts';

const drafts = { userId: 'me', path: '/settings', at: 1_000, fields: [{ name: 'x#0', value: 'y' }] };

test('drafts come back to their writer alone, and for an hour', () => {
  const stored = JSON.stringify(drafts);
  expect(draftsFor(stored, 'me', 2_000)).toEqual(drafts);
  expect(draftsFor(stored, 'somebody else', 2_000)).toBeNull();
  expect(draftsFor(stored, 'me', 1_000 + 3_600_001)).toBeNull();
});

test('what cannot be read is no draft', () => {
  for (const stored of [null, '', '{', '[]', '{"userId":"me"}', '1'])
    expect(draftsFor(stored, 'me', 0), String(stored)).toBeNull();
});
