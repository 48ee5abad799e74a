import { profileAt } from './readings.ts';
import type { DemoCreator } from './creator.ts';
import { atelierMauve } from '../video-source/demo/creators/atelier-mauve.ts';
import { biscuitTheDog } from '../video-source/demo/creators/biscuit-the-dog.ts';
import { camilleLit } from '../video-source/demo/creators/camille-lit.ts';
import { joTravels } from '../video-source/demo/creators/jo-travels.ts';
import { leaCuisine } from '../video-source/demo/creators/lea-cuisine.ts';
import { marcBricole } from '../video-source/demo/creators/marc-bricole.ts';
import { mayaCodes } from '../video-source/demo/creators/maya-codes.ts';
import { noraFinance } from '../video-source/demo/creators/nora-finance.ts';
import { plantCorner } from '../video-source/demo/creators/plant-corner.ts';
import { tomCourse } from '../video-source/demo/creators/tom-course.ts';

/**
 * Invented creators: six write French, four English. None of them is anyone. Their careers began between
 * January 2021 and September 2023, so that from 2024 on each has three months to three years behind it, and more.
 */
export const DEMO_CREATORS: readonly DemoCreator[] = [
  leaCuisine,
  marcBricole,
  noraFinance,
  tomCourse,
  atelierMauve,
  camilleLit,
  mayaCodes,
  plantCorner,
  joTravels,
  biscuitTheDog,
];

export function findDemoCreator(handle: string): DemoCreator | undefined {
  return DEMO_CREATORS.find(creator => creator.handle === handle);
}

export interface DemoCreatorSummary extends Pick<
  DemoCreator,
  'handle' | 'displayName' | 'language' | 'niche'
> {
  followers: number;
  videos: number;
  /** Over the years, silences included; one decimal. */
  videosPerWeek: number;
}

function videosPerWeek({ rhythm: { videos, days, pause } }: DemoCreator): number {
  const active = pause === undefined ? 1 : 1 - pause.lastsDays / pause.everyDays;
  return Math.round((videos / days) * 7 * active * 10) / 10;
}

/** The creators to choose from, as they stand at `now`. */
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
