import { expect, test } from 'vitest';
import { loadMessages, loadTexts, translateWith } from '#i18n/messages.ts';
import { errorText } from './error-text.ts';

const refused = { code: 'TICKET_FULL', message: 'As the answer says it.', data: { values: {} } };

test('a page without a sentence says the one that came with the answer', async () => {
  const few = translateWith('en', await loadTexts('en'));
  const all = translateWith('en', await loadMessages('en'));
  expect(errorText(refused, few)).toBe('As the answer says it.');
  expect(errorText(refused, all)).not.toBe('As the answer says it.');
  expect(errorText({ code: 'NOT_FOUND', message: 'x', data: {} }, few)).toMatch(/no longer exists/);
});

test('a call that nothing answered is told apart from one that failed without a code', async () => {
  const t = translateWith('fr', await loadTexts('fr'));
  expect(errorText(new TypeError('fetch failed'), t)).toBe(t('ui.unreachable'));
  expect(errorText(new Error('odd'), t)).toBe(t('ui.failed'));
});
