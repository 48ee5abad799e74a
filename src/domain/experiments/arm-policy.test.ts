import { expect, test } from 'vitest';
import { mayPlace, mayWithdraw, wasAddedLate, type OpenExperiment, type PlacedVideo } from './arm-policy.ts';

const CREATED = new Date('2026-11-01T10:00:00Z');
const after = (days: number) => new Date(CREATED.getTime() + days * 86_400_000);
const open: OpenExperiment = { createdAt: CREATED, endedAt: null, atAgeDays: 7, plannedPerArm: 5 };
const placed = (videoId: string, over: Partial<PlacedVideo> = {}): PlacedVideo => ({
  videoId,
  arm: 'usual',
  publishedAt: after(1),
  addedAt: after(2),
  withdrawnAt: null,
  ...over,
});
const video = (videoId: string, days = 1) => ({
  videoId,
  publishedAt: after(days),
  observedAt: after(days + 0.5),
});

test('only what was published after the experiment was written down may come in', () => {
  expect(mayPlace(open, [], video('a', -0.01), 'usual', after(2))).toEqual({
    allowed: false,
    reason: 'published_before',
  });
  expect(mayPlace(open, [], video('a', 0), 'usual', after(2))).toEqual({ allowed: true, stands: false });
});

test('a video stands in one arm, once', () => {
  expect(mayPlace(open, [placed('a')], video('a'), 'usual', after(2))).toEqual({
    allowed: true,
    stands: true,
  });
  expect(mayPlace(open, [placed('a')], video('a'), 'variant', after(2))).toEqual({
    allowed: false,
    reason: 'other_arm',
  });
  const withdrawn = [placed('a', { withdrawnAt: after(3) })];
  for (const arm of ['usual', 'variant'] as const) {
    expect(mayPlace(open, withdrawn, video('a'), arm, after(2))).toEqual({
      allowed: false,
      reason: 'withdrawn',
    });
  }
});

test('a full arm takes no more, not even an earlier video that would push another out', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map(id => placed(id, { publishedAt: after(9) }));
  expect(mayPlace(open, five, video('f', 1), 'usual', after(2))).toEqual({
    allowed: false,
    reason: 'arm_full',
  });
  expect(mayPlace(open, five, video('f', 1), 'variant', after(2))).toMatchObject({ allowed: true });
  const withdrawn = five.map((one, index) => (index === 0 ? { ...one, withdrawnAt: after(10) } : one));
  expect(mayPlace(open, withdrawn, video('f', 1), 'usual', after(2))).toMatchObject({ allowed: true });
});

test('an ended experiment takes nothing and gives nothing back', () => {
  const ended = { ...open, endedAt: after(20) };
  expect(mayPlace(ended, [], video('a'), 'usual', after(2))).toEqual({ allowed: false, reason: 'ended' });
  expect(mayWithdraw(ended, { ...placed('a'), observedAt: after(1.5) }, after(3))).toEqual({
    allowed: false,
    reason: 'ended',
  });
});

test('a video may be taken out while its result cannot be known, and no longer', () => {
  const known = { ...placed('a'), observedAt: after(1.5) };
  expect(mayWithdraw(open, known, after(7.99))).toEqual({ allowed: true });
  expect(mayWithdraw(open, known, after(8))).toEqual({ allowed: false, reason: 'measurable' });
  expect(mayWithdraw(open, { ...known, observedAt: null }, after(30))).toEqual({ allowed: true });
});

test('a video that came in when its result could be known is told apart', () => {
  expect(wasAddedLate(placed('a', { addedAt: after(7.99) }), 7)).toBe(false);
  expect(wasAddedLate(placed('a', { addedAt: after(8) }), 7)).toBe(true);
});

test('a video whose result is known is neither placed nor taken out', () => {
  const refused = { allowed: false, reason: 'result_known' };
  const readAt = (days: number) => ({ ...video('a'), observedAt: after(days) });
  expect(mayPlace(open, [], readAt(2), 'usual', after(3))).toMatchObject({ allowed: true });
  expect(mayPlace(open, [], readAt(2.01), 'usual', after(3))).toEqual(refused);
  expect(mayPlace(open, [], readAt(1.5), 'usual', after(8))).toEqual(refused);
  expect(mayWithdraw(open, { ...placed('a'), observedAt: after(2.01) }, after(3))).toEqual({
    allowed: false,
    reason: 'measurable',
  });
});
