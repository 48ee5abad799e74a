import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { profileAt } from './readings.ts';
import type { DemoCreator } from './creator.ts';

const FOLDER = join(import.meta.dirname, '../../../../data/demo/creators');

const text = z.string().min(1);
const day = z.iso.date();
const DEMO_CREATOR = z.strictObject({
  handle: text,
  displayName: text,
  language: z.enum(['fr', 'en']),
  niche: z.strictObject({ fr: text, en: text }),
  verified: z.boolean(),
  since: day,
  followers: z.int().positive(),
  following: z.int().nonnegative(),
  growthExponent: z.number().positive(),
  medianViews: z.int().positive(),
  medianEngagement: z.number().positive(),
  medianDurationSeconds: z.number().positive(),
  slideshows: z.number().min(0).max(1),
  pinned: z.int().nonnegative(),
  rhythm: z.strictObject({
    videos: z.int().positive(),
    days: z.int().positive(),
    hours: z.array(z.int().min(0).max(23)),
    pause: z
      .strictObject({ everyDays: z.int().positive(), lastsDays: z.int().positive(), from: day })
      .optional(),
  }),
  writing: z.strictObject({
    openings: z.array(z.union([text, z.tuple([text, z.number().positive()])])),
    subjects: z.array(text),
    closings: z.array(z.string()),
    tags: z.array(text),
  }),
}) satisfies z.ZodType<DemoCreator>;

/**
 * Invented creators: six write French, four English. None is a real person. Their careers began between January 2021
 * and September 2023, so that from 2024 on each has three months to three years of history, and more later.
 */
export const DEMO_CREATORS: readonly DemoCreator[] = [
  'lea-cuisine',
  'marc-bricole',
  'nora-finance',
  'tom-course',
  'atelier-mauve',
  'camille-lit',
  'maya-codes',
  'plant-corner',
  'jo-travels',
  'biscuit-the-dog',
].map(name => DEMO_CREATOR.parse(JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'))));

export function findDemoCreator(handle: string): DemoCreator | undefined {
  return DEMO_CREATORS.find(creator => creator.handle === handle);
}

export interface DemoCreatorSummary extends Pick<
  DemoCreator,
  'handle' | 'displayName' | 'language' | 'niche'
> {
  followers: number;
  videos: number;
  /** Over the whole career, gaps included; one decimal. */
  videosPerWeek: number;
}

function videosPerWeek({ rhythm: { videos, days, pause } }: DemoCreator): number {
  const active = pause === undefined ? 1 : 1 - pause.lastsDays / pause.everyDays;
  return Math.round((videos / days) * 7 * active * 10) / 10;
}

/** The creators to choose from, as of `now`. */
export function listDemoCreators(now: Date): DemoCreatorSummary[] {
  return DEMO_CREATORS.map(creator => {
    const { followers, videos } = profileAt(creator, now);
    const { handle, displayName, language, niche } = creator;
    return {
      handle,
      displayName,
      language,
      niche,
      followers: followers ?? 0,
      videos: videos ?? 0,
      videosPerWeek: videosPerWeek(creator),
    };
  });
}
