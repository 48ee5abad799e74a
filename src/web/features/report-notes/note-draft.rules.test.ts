import { expect, test } from 'vitest';
import { noteDraftKey, parseNoteDraft, startNote } from './note-draft.ts';

const saved = { note: 'Ancien', revision: 3 };

test('a draft comes back where nobody has written since', () => {
  expect(startNote(saved, { note: 'Neuf', revision: 3 })).toEqual({
    text: 'Neuf',
    base: saved,
    theirs: null,
  });
});

test('a draft that began from an older text stands beside the newer one', () => {
  expect(startNote(saved, { note: 'Neuf', revision: 2 })).toEqual({
    text: 'Neuf',
    base: saved,
    theirs: saved,
  });
});

test('a draft that was saved after all is none', () => {
  expect(startNote(saved, { note: 'Ancien', revision: 2 })).toEqual({
    text: 'Ancien',
    base: saved,
    theirs: null,
  });
  expect(startNote(saved, null).text).toBe('Ancien');
});

test('what cannot be read is no draft, and each user has their own', () => {
  for (const stored of [null, '', '{', '[]', '{"note":1,"revision":2}', '{"note":"x"}'])
    expect(parseNoteDraft(stored), String(stored)).toBeNull();
  expect(parseNoteDraft('{"note":"x","revision":2}')).toEqual({ note: 'x', revision: 2 });
  expect(noteDraftKey('a', 'r')).not.toBe(noteDraftKey('b', 'r'));
});
