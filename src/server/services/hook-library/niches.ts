import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  CLAIM_RISKS,
  type AngleBundle,
  type FrenchBundle,
  type Niche,
} from '#domain/generations/brief/angle-bundle.ts';

export const HOOKS_FOLDER = join(import.meta.dirname, '../../../../data/hooks');

const text = z.string().min(1);
const BUNDLE = z.strictObject({
  id: text,
  topic: text,
  audience: text,
  goal: text,
  pain: text,
  mistake: text,
  fix: text,
  myth: text,
  truth: text,
  proof: text,
  list: text,
  period: text.optional(),
  frequency: text.optional(),
  stake: text,
  versus: z.tuple([text, text]),
  keyword: text,
  hashtags: z.array(text),
  steps: z.array(z.tuple([text, text])),
}) satisfies z.ZodType<AngleBundle>;

/** The content of the files of `data/hooks/niches`, by the language in their name. */
export const ANGLE_FILES = {
  fr: z.array(BUNDLE.extend({ noun: z.enum(['ms', 'fs', 'mp', 'fp']) }) satisfies z.ZodType<FrenchBundle>),
  en: z.array(BUNDLE),
};

const NICHE_LIST = z.array(
  z.strictObject({
    id: text,
    names: z.strictObject({ fr: text, en: text }),
    risks: z.array(z.enum(CLAIM_RISKS)),
  }),
);

function readFile<T>(name: string, schema: z.ZodType<T>): T {
  const { data, error } = schema.safeParse(JSON.parse(readFileSync(join(HOOKS_FOLDER, name), 'utf8')));
  if (error) throw new Error(`data/hooks/${name}: ${z.prettifyError(error)}`);
  return data;
}

/** The niches of the library, in the order in which they are offered. */
export const NICHES: readonly Niche[] = readFile('niches.json', NICHE_LIST).map(niche => ({
  ...niche,
  bundles: {
    fr: readFile(`niches/${niche.id}.fr.json`, ANGLE_FILES.fr),
    en: readFile(`niches/${niche.id}.en.json`, ANGLE_FILES.en),
  },
}));
