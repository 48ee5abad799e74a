import { expect, test } from 'vitest';
import { draftAsMarkdown, EMPTY_DRAFT, parseDraft } from './script-draft.ts';

test('a stored draft comes back as it was', () => {
  const draft = {
    title: 'Pain',
    seconds: 60 as const,
    texts: { hook: 'a', promise: 'b', body: 'c', call: 'd' },
  };
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
});

test('an unreadable draft is an empty pad', () => {
  expect(parseDraft(null)).toEqual(EMPTY_DRAFT);
  expect(parseDraft('{')).toEqual(EMPTY_DRAFT);
  expect(parseDraft('{"title":3,"seconds":44,"texts":{"hook":1}}')).toEqual(EMPTY_DRAFT);
  expect(parseDraft('{"title":"seul"}')).toEqual({ ...EMPTY_DRAFT, title: 'seul' });
});

test('the Markdown holds the beats that were written', () => {
  const draft = { ...EMPTY_DRAFT, texts: { ...EMPTY_DRAFT.texts, hook: ' Stop. ', call: 'Abonnez-vous.' } };
  expect(draftAsMarkdown(draft, 'Sans titre', beat => beat)).toBe(
    '# Sans titre\n\n## hook\n\nStop.\n\n## call\n\nAbonnez-vous.\n',
  );
});
