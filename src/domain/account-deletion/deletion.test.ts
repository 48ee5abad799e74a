import { expect, test } from 'vitest';
import { deletionDueAt, isDeletionWord, maskedEmail } from './deletion.ts';

test('the word counts in either language, to the letter', () => {
  expect(['SUPPRIMER', 'DELETE', ' DELETE '].map(isDeletionWord)).toEqual([true, true, true]);
  expect(['supprimer', 'Delete', '', 'SUPPRIMER !', 'OUI'].filter(isDeletionWord)).toEqual([]);
});

test('an account is due seven days after it was asked for', () => {
  expect(deletionDueAt(new Date('2026-11-21T10:00:00Z'))).toEqual(new Date('2026-11-28T10:00:00Z'));
});

test('a masked address names neither the person nor where they read their mail', () => {
  expect(maskedEmail('nadia@example.org')).toBe('n•••@•••');
});
