import { describe, expect, test } from 'vitest';
import { PLAIN_BRIEF } from '#test/scenes/plain-brief.ts';
import type { AngleBundle } from '../brief/angle-bundle.ts';
import type { Brief } from '../brief/brief.ts';
import { MOST_SCREEN_WORDS } from '../ctas/generate-ctas.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';
import { SCRIPT_LENGTHS, SHEET_IDS } from './beat-sheet.ts';
import { findSheetBeat } from './beat-sheets.ts';
import { scriptAsMarkdown, scriptAsSrt } from './export-script.ts';
import { generateScript } from './generate-script.ts';
import { countUnwrittenBeats, isOutline } from './is-outline.ts';

const brief = (more: Partial<Brief> = {}): Brief => ({
  ...PLAIN_BRIEF,
  language: 'fr',
  niche: 'baking',
  address: 'vous',
  ...more,
});
const write = (more: Partial<Parameters<typeof generateScript>[0]> = {}) =>
  generateScript({ brief: brief(), seconds: 60, sheet: 'tutorial', seed: 3, niches: NICHES, ...more });

describe.each(['fr', 'en'] as const)('scripts in %s', language => {
  test('of every sheet and length fill their time without gaps, within their words and six words on screen', () => {
    for (const sheet of SHEET_IDS) {
      for (const seconds of SCRIPT_LENGTHS) {
        const script = write({ brief: brief({ language }), sheet, seconds });
        expect(script).not.toBeNull();
        const beats = script?.beats ?? [];
        expect(beats[0]?.startsAt).toBe(0);
        expect(beats.at(-1)?.endsAt).toBe(seconds);
        for (const [index, beat] of beats.entries()) {
          expect(beat.startsAt).toBe(index === 0 ? 0 : beats[index - 1]?.endsAt);
          expect(beat.endsAt).toBeGreaterThan(beat.startsAt);
          expect(beat.spokenSeconds).toBeLessThanOrEqual(beat.endsAt - beat.startsAt + 0.11);
          expect(beat.onScreen.split(/\s+/u).length).toBeLessThanOrEqual(MOST_SCREEN_WORDS);
          expect(beat.lines.length > 0 || beat.prompt !== null).toBe(true);
        }
        expect(script?.words).toBeLessThanOrEqual(script?.wordBudget ?? 0);
        expect(beats.length).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

test('a script with an angle has words in every beat that is to be said, and most of its beats are said', () => {
  for (const niche of NICHES.slice(0, 6)) {
    for (const language of ['fr', 'en'] as const) {
      for (const sheet of SHEET_IDS) {
        for (const seconds of SCRIPT_LENGTHS) {
          const script = write({ brief: brief({ language, niche: niche.id }), sheet, seconds });
          if (script === null) throw new Error(`${niche.id}, ${sheet}, ${seconds} s: nothing written`);
          const silent = script.beats.filter(({ lines }) => lines.length === 0);
          const named = `${niche.id}, ${language}, ${sheet}, ${seconds} s`;
          expect(
            silent.filter(({ id }) => findSheetBeat(sheet, id)?.kind !== 'own'),
            named,
          ).toEqual([]);
          expect(silent.length * 2, named).toBeLessThan(script.beats.length);
          expect(isOutline(script), named).toBe(false);
        }
      }
    }
  }
});

test('one beat that is to be said without words makes an outline; what the creator shows does not', () => {
  const said = { id: 'hook', lines: ['Votre pain retombe ?'] };
  const solution = { id: 'solution', lines: ['Cuisez plus chaud.'] };
  const shown = { id: 'result', lines: [] };
  expect(isOutline({ sheet: 'problem-solution', beats: [said, solution, shown] })).toBe(false);
  const empty = { ...solution, lines: [' '] };
  expect(isOutline({ sheet: 'problem-solution', beats: [said, said, said, empty] })).toBe(true);
  expect(countUnwrittenBeats({ sheet: 'problem-solution', beats: [said, empty, shown, empty] })).toBe(2);
});

test('a script of fifteen seconds still says what it is about', () => {
  const script = write({ sheet: 'problem-solution', seconds: 15 });
  expect(script?.beats.map(beat => beat.id)).toContain('solution');
});

test('one bundle tells the whole script, and its steps are its own', () => {
  const script = write({ bundleId: 'baking-sourdough' });
  expect(script?.bundleId).toBe('baking-sourdough');
  const steps = script?.beats.filter(beat => beat.id.startsWith('step')).flatMap(beat => beat.lines) ?? [];
  expect(steps).toHaveLength(3);
  const said = steps.map(line =>
    line.replace(/^(?:D’abord|Ensuite|Pour commencer|Après ça|Et enfin|Et pour finir), /u, ''),
  );
  expect(said.every(line => /^\p{L}+(?:ez|tes)(?:[ -]|\u00A0)/u.test(line))).toBe(true);
});

test.each(['fr', 'en'] as const)('a test opens on its question and a POV on its scene, in %s', language => {
  const wrong = NICHES.slice(0, 12).flatMap(({ id: niche }, seed) => {
    const asked = { brief: brief({ language, niche, address: 'tu' }), seed, seconds: 15 } as const;
    const test = write({ ...asked, sheet: 'test-verdict' })?.title ?? '';
    const pov = write({ ...asked, sheet: 'pov' })?.title ?? '';
    return [
      / ou | or |,|\?/u.test(test) ? [] : [test],
      /^(?:POV|Ce moment|That moment)/u.test(pov) ? [] : [pov],
    ].flat();
  });
  expect(wrong).toEqual([]);
});

test('a chosen hook opens it, and a video that loops leads back to it', () => {
  const script = write({ hook: 'Mon levain est mort deux fois.', loops: true });
  expect(script?.beats[0]?.lines).toEqual(['Mon levain est mort deux fois.']);
  expect(script?.beats.at(-1)?.lines.at(-1)).toBe('Et donc…');
  expect(write({ hook: 'Pourquoi ton levain meurt ?', loops: true })?.beats.at(-1)?.lines.at(-1)).toBe(
    'Alors…',
  );
});

test('what follows a hook that was brought is of the angle that it speaks of, or is left to the creator', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    expect(write({ seed, hook: 'Arrête de jeter ton levain au premier jour plat.' })?.bundleId).toBe(
      'baking-sourdough',
    );
    expect(write({ seed, hook: 'Mon voisin a vendu sa tondeuse.' })?.bundleId).toBeNull();
  }
});

test.each(['fr', 'en'] as const)(
  'nothing of an angle is said twice in a script in %s, but in a recap',
  language => {
    const twice = NICHES.slice(3, 5).flatMap(({ id: niche }) =>
      SHEET_IDS.flatMap(sheet =>
        ([45, 90] as const).flatMap(seconds => {
          const script = write({ brief: brief({ language, niche, address: 'tu' }), sheet, seconds });
          const bundle = NICHES.flatMap(({ bundles }): readonly AngleBundle[] => bundles[language]).find(
            ({ id }) => id === script?.bundleId,
          );
          const said = (script?.beats ?? []).slice(1).flatMap(beat => beat.lines);
          return [bundle?.truth, bundle?.myth, bundle?.stake].filter(
            part => part !== undefined && said.filter(line => line.includes(part)).length > 1,
          );
        }),
      ),
    );
    expect(twice).toEqual([]);
  },
);

test('a topic outside the library becomes a sheet to fill in, with nothing invented', () => {
  const script = write({ brief: brief({ niche: null, topic: 'apiculture' }) });
  expect(script?.bundleId).toBeNull();
  expect(script?.beats[0]?.lines[0]).toContain('piculture');
  expect(script?.beats.filter(beat => beat.prompt !== null).length).toBeGreaterThanOrEqual(3);
});

test('as Markdown a hashtag of a script is written as one types it', () => {
  const script = write({});
  if (script === null) throw new Error('no script');
  const text = scriptAsMarkdown({ ...script, title: 'Le levain #pain', hashtags: ['levain', 'pain_maison'] });
  expect(text).toMatch(/^# Le levain #pain\n/u);
  expect(text).toContain('\n#levain #pain_maison\n');
});

test('as Markdown a script keeps its signs, as subtitles its times', () => {
  const script = write({ hook: 'Un *vrai* [test] du levain' });
  if (script === null) throw new Error('no script');
  expect(scriptAsMarkdown(script)).toMatch(/^# Un \\\*vrai\\\* \\\[test\\\] du levain\n/u);
  const srt = scriptAsSrt(script.beats);
  expect(srt).toMatch(/^1\n00:00:00,000 --> 00:00:0\d,\d{3}\nUn \*vrai\* \[test\] du levain\n\n2\n/u);
  const times = [...srt.matchAll(/(\d\d:\d\d:\d\d,\d{3}) --> (\d\d:\d\d:\d\d,\d{3})/gu)].flatMap(
    ([, from, to]) => [from ?? '', to ?? ''],
  );
  expect(times).toEqual(times.toSorted());
});
