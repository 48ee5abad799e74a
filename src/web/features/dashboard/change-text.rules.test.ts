import { expect, test } from 'vitest';
import { createFormats } from '#i18n/language/formats.ts';
import { loadMessages, translateWith } from '#i18n/messages.ts';
import { changeText } from './change-text.ts';

const t = translateWith('fr', await loadMessages('fr'));
const formats = createFormats('fr', 'Europe/Paris');
const said = (before: number, now: number, isPercent = false) =>
  changeText(
    { kind: 'measured', before, change: now - before, percent: null, margin: 0 },
    t,
    formats,
    isPercent,
  ).replace(/[\u00A0\u202F]/gu, ' ');

test('an engagement’s change is that of the two figures shown', () => {
  expect(said(8.5241, 9.0663, true)).toBe('Écart : +0,55 point · avant : 8,52 %');
  expect(said(8.5219, 8.5241, true)).toBe('Inchangé · avant : 8,52 %');
});

test('a change in short figures adds up, or is written in full', () => {
  expect(said(11_100, 12_300)).toBe('Écart : +1,2K · avant : 11,1K');
  expect(said(2_356_118, 3_740_630)).toBe('Écart : +1 384 512 · avant : 2 356 118');
  expect(said(900, 1_234)).toBe('Écart : +334 · avant : 900');
});
