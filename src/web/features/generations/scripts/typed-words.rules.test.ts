import { expect, test } from 'vitest';
import type { ScriptContent } from '#contract/generations/generations.ts';
import { isContested, NOTHING_TYPED, parseTyped, unsaved } from './typed-words.ts';

const beat = (id: string, lines: string[]) => ({
  id,
  startsAt: 0,
  endsAt: 3,
  lines,
  onScreen: 'Le levain',
  prompt: null,
  shot: 'face' as const,
  sound: 'voice' as const,
  spokenSeconds: 2,
});
const script: ScriptContent = {
  title: 'Le levain',
  language: 'fr',
  seconds: 30,
  sheet: 'list',
  bundleId: null,
  beats: [beat('hook', ['Une phrase.', 'Une autre.']), beat('cta', ['Enregistre.'])],
  words: 5,
  wordBudget: 78,
  hashtags: [],
  assumesExperience: false,
  locked: null,
};

test('what the script holds already is not sent again, whatever the line breaks around it', () => {
  expect(unsaved(NOTHING_TYPED, script)).toBeNull();
  expect(
    unsaved({ beats: { hook: { say: ' Une phrase.\n\nUne autre. \n', screen: 'Le levain ' } } }, script),
  ).toBeNull();
  expect(unsaved({ title: '  ', beats: {} }, script)).toBeNull();
});

test('only what changed is sent', () => {
  expect(
    unsaved({ title: 'Épisode 2', beats: { hook: { say: 'Une phrase.' }, gone: { say: 'x' } } }, script),
  ).toEqual({ title: 'Épisode 2', beats: [{ id: 'hook', lines: ['Une phrase.'] }] });
  expect(unsaved({ beats: { cta: { say: '', screen: '' } } }, script)).toEqual({
    beats: [{ id: 'cta', lines: [], onScreen: '' }],
  });
});

test('a beat is contested only where both have changed it', () => {
  const typed = { beats: { hook: { say: 'La mienne.' } } };
  const other = { ...script, beats: [beat('hook', ['La leur.']), beat('cta', ['Enregistre.'])] };
  const elsewhere = {
    ...script,
    beats: [beat('hook', ['Une phrase.', 'Une autre.']), beat('cta', ['Suis.'])],
  };
  expect(isContested(typed, script, other)).toBe(true);
  expect(isContested(typed, script, elsewhere)).toBe(false);
  expect(isContested(NOTHING_TYPED, script, other)).toBe(false);
});

test('what a tab kept comes back, and rubbish is nothing', () => {
  const typed = { title: 'A', beats: { hook: { say: 'a\n', screen: '' } } };
  expect(parseTyped(JSON.stringify(typed))).toEqual(typed);
  expect(parseTyped('{"beats":{"hook":3,"cta":{"say":4}}}')).toEqual({ beats: { cta: {} } });
  expect(parseTyped('no')).toEqual(NOTHING_TYPED);
  expect(parseTyped(null)).toEqual(NOTHING_TYPED);
});
