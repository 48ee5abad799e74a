import { expect, test } from 'vitest';
import { z } from 'zod';
import { CTA_GOALS } from '../brief/cta-goals.ts';
import { ASSUMPTIONS, FAMILIES } from '../brief/pattern.ts';
import { SCRIPT_LENGTHS, SHEET_IDS, SHOTS, SOUNDS, type SheetBeat } from './beat-sheet.ts';
import { BEAT_SHEETS, USUAL_BEATS, WRITTEN_SHEETS, type WrittenSheet } from './beat-sheets.ts';
import { SHOT_WORDS, SOUND_WORDS } from './shot-words.ts';

const text = z.string().min(1);
const both = z.strictObject({ fr: text, en: text });
const length = z.literal([...SCRIPT_LENGTHS]);
const LINES = z.array(
  z.strictObject({
    text,
    or: z.array(text),
    from: length.optional(),
    core: z.literal(true).optional(),
  }),
);
const BEAT = z.strictObject({
  id: text,
  kind: z.enum(['hook', 'lines', 'steps', 'recap', 'own', 'cta']),
  from: length.optional(),
  lines: z.strictObject({ fr: LINES, en: LINES }).optional(),
  screen: both.optional(),
  prompt: both.optional(),
  yours: both.optional(),
  shot: z.enum(SHOTS),
  sound: z.enum(SOUNDS),
  show: z.number().nonnegative(),
}) satisfies z.ZodType<SheetBeat>;
const usual = z.enum(Object.keys(USUAL_BEATS) as (keyof typeof USUAL_BEATS)[]);
const SHEETS = z.array(
  z.strictObject({
    id: z.enum(SHEET_IDS),
    names: both,
    hooks: z.array(z.enum(FAMILIES)).min(1),
    cta: z.enum(CTA_GOALS),
    assumes: z.enum(ASSUMPTIONS).optional(),
    beats: z.array(z.union([usual, z.strictObject({ usual, from: length }), BEAT])),
  }) satisfies z.ZodType<WrittenSheet>,
);

test('data/scripts holds one sheet of each id, with beats that are whole or named', () => {
  expect(SHEETS.parse(WRITTEN_SHEETS)).toEqual(WRITTEN_SHEETS);
  expect(z.record(usual, BEAT).parse(USUAL_BEATS)).toEqual(USUAL_BEATS);
  expect(BEAT_SHEETS.map(({ id }) => id)).toEqual([...SHEET_IDS]);
});

test('data/scripts/shots.json names every shot and every sound', () => {
  for (const language of ['fr', 'en'] as const) {
    expect(Object.keys(SHOT_WORDS[language])).toEqual([...SHOTS]);
    expect(Object.keys(SOUND_WORDS[language])).toEqual([...SOUNDS]);
  }
});
