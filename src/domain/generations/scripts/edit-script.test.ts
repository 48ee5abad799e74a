import { expect, test } from 'vitest';
import { PLAIN_BRIEF } from '#test/scenes/plain-brief.ts';
import type { Brief } from '../brief/brief.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';
import { SHEET_IDS } from './beat-sheet.ts';
import { editScript, measureScript } from './edit-script.ts';
import { generateScript } from './generate-script.ts';
import { lockScript, openScript, type ShownScript } from './lock-script.ts';
import { cueAt, prompterCues } from './prompter-cues.ts';
import { rewriteBeat } from './rewrite-beat.ts';

const brief = (more: Partial<Brief> = {}): Brief => ({
  ...PLAIN_BRIEF,
  language: 'fr',
  niche: 'baking',
  ...more,
});
function write(more: Partial<Parameters<typeof generateScript>[0]> = {}): ShownScript {
  const asked = { brief: brief(), seconds: 45, sheet: 'tutorial', seed: 3, niches: NICHES, ...more } as const;
  const script = generateScript(asked);
  if (script === null) throw new Error('no script');
  return openScript(script);
}

test('a script that is not changed keeps its clock', () => {
  for (const sheet of SHEET_IDS) {
    const script = write({ sheet });
    expect(editScript(script, [])).toEqual(script);
  }
});

test('a longer sentence takes its time from what is shown, and the beats still follow one another', () => {
  const script = write();
  const [first] = script.beats.filter(({ id }) => id === 'step-1');
  const longer = `${first?.lines[0] ?? ''} Prends ton temps, et recommence une fois si la pâte colle encore.`;
  const edited = editScript(script, [{ id: 'step-1', lines: [longer, '  '] }]);
  const beat = edited.beats.find(({ id }) => id === 'step-1');
  expect(beat?.lines).toEqual([longer]);
  expect(beat?.spokenSeconds).toBeGreaterThan((first?.spokenSeconds ?? 0) + 2);
  expect(edited.beats.at(-1)?.endsAt).toBe(script.seconds);
  for (const [index, { startsAt }] of edited.beats.entries())
    expect(startsAt).toBe(index === 0 ? 0 : edited.beats[index - 1]?.endsAt);
  expect(edited.words).toBeGreaterThan(script.words);
});

test('a script that says too much runs on past its length and says by how much', () => {
  const script = write({ seconds: 15 });
  const edited = editScript(script, [
    { id: 'hook', lines: [Array(12).fill('Regarde bien cette pâte.').join(' ')] },
  ]);
  const { overSeconds, spokenSeconds } = measureScript(edited);
  expect(overSeconds).toBeCloseTo(spokenSeconds - 15, 9);
  expect(overSeconds).toBeGreaterThan(5);
  expect(edited.beats.at(-1)?.endsAt).toBeGreaterThan(15);
  expect(measureScript(script).overSeconds).toBe(0);
});

test('of a script that is open in part only, what stands there changes and keeps its place', () => {
  const script = lockScript(write());
  const edited = editScript(script, [{ id: 'hook', lines: ['Stop.'], onScreen: ' Stop ' }]);
  expect(edited.beats.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual(
    script.beats.map(({ startsAt, endsAt }) => [startsAt, endsAt]),
  );
  expect(edited.beats[0]).toMatchObject({ lines: ['Stop.'], onScreen: 'Stop' });
  expect(edited.words).toBeLessThan(script.words);
  expect(edited.locked).toEqual(script.locked);
});

test('a title that was the hook follows it, one of one’s own stays', () => {
  const script = write();
  expect(editScript(script, [{ id: 'hook', lines: ['Mon pain était plat.'] }]).title).toBe(
    'Mon pain était plat',
  );
  const own = { ...script, title: 'Épisode 3' };
  expect(editScript(own, [{ id: 'hook', lines: ['Mon pain était plat.'] }]).title).toBe('Épisode 3');
});

test.each(['fr', 'en'] as const)(
  'every beat with sentences of the library can be said in other words, in %s',
  language => {
    const stuck = SHEET_IDS.flatMap(sheet => {
      const script = write({ brief: brief({ language }), sheet, seconds: 60 });
      return script.beats
        .filter(({ id, lines }) => lines.length > 0 && id !== 'recap')
        .flatMap(({ id, lines }) => {
          const other = rewriteBeat(script, id, { brief: brief({ language }), niches: NICHES, seed: 1 });
          if (other === null) return [`${sheet} ${id}`];
          const now = other.beats.find(beat => beat.id === id)?.lines ?? [];
          expect(now.join(' ')).not.toBe(lines.join(' '));
          expect(now.length).toBeGreaterThan(0);
          expect(other.beats.filter(beat => beat.id !== id).map(beat => beat.lines)).toEqual(
            script.beats.filter(beat => beat.id !== id).map(beat => beat.lines),
          );
          expect(measureScript(other).overSeconds).toBe(0);
          return [];
        });
    });
    expect(stuck).toEqual([]);
  },
);

test('what only the creator can say is not rewritten', () => {
  const script = write({ sheet: 'before-after' });
  expect(rewriteBeat(script, 'after', { brief: brief(), niches: NICHES, seed: 1 })).toBeNull();
  expect(rewriteBeat(script, 'nothing', { brief: brief(), niches: NICHES, seed: 1 })).toBeNull();
});

test('a teleprompter shows each sentence while it is said, and what is asked for until it is written', () => {
  const script = write({ sheet: 'before-after' });
  const cues = prompterCues(script.beats);
  expect(cues.some(({ kind }) => kind === 'do')).toBe(true);
  const filled = editScript(script, [{ id: 'after', lines: ['Regarde la mie.'] }]);
  expect(prompterCues(filled.beats).some(({ kind }) => kind === 'do')).toBe(false);
  for (const [index, { from, to }] of cues.entries()) {
    expect(to).toBeGreaterThan(from);
    expect(from).toBeGreaterThanOrEqual((cues[index - 1]?.to ?? 0) - 1e-9);
  }
  expect(cueAt(cues, 0)).toBe(0);
  expect(cueAt(cues, (cues[2]?.from ?? 0) + 0.01)).toBe(2);
  expect(cueAt(cues, 999)).toBe(cues.length - 1);
  expect(cueAt([], 3)).toBe(-1);
});
