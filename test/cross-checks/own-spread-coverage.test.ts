import { expect, test } from 'vitest';
import { REFERENCE_AGE_CURVE } from '#domain/statistics/age-curve.ts';
import { ownSpread, SPREAD_FLOOR, SPREAD_SETTLED_DAYS } from '#domain/statistics/own-spread.ts';
import {
  danishPolitics,
  englishCreators,
  quebecMedia,
  WITHOUT_LISTS,
  type ListedVideo,
} from './published-lists.ts';

const DAY_MS = 86_400_000;
const MOST_VIDEOS = 160;

/** The newest videos of each account, oldest first, all measured on one day long after. */
function accountsOf(list: readonly ListedVideo[]): ListedVideo[][] {
  const byAccount = Map.groupBy(
    list.filter(({ views, publishedAt }) => Number.isFinite(views) && !Number.isNaN(publishedAt.getTime())),
    ({ account }) => account,
  );
  return [...byAccount.values()]
    .map(videos =>
      videos.toSorted((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime()).slice(-MOST_VIDEOS),
    )
    .filter(videos => videos.length >= 2 * SPREAD_FLOOR);
}

/** Compares each video with the range predicted from those before it: how many lie within. */
function heldBy(videos: readonly ListedVideo[]): { held: number; of: number } {
  const newest = videos.at(-1)?.publishedAt.getTime() ?? 0;
  // One measurement long after publication: age no longer makes a difference.
  const observedAt = new Date(newest + 400 * DAY_MS);
  const observed = videos.map(({ id, publishedAt, views }) => ({ id, publishedAt, views, observedAt }));
  let [held, of] = [0, 0];
  for (const [at, video] of observed.entries()) {
    const settledBy = video.publishedAt.getTime() - SPREAD_SETTLED_DAYS * DAY_MS;
    const before = observed.slice(0, at).filter(({ publishedAt }) => publishedAt.getTime() <= settledBy);
    const spread = ownSpread(before, REFERENCE_AGE_CURVE);
    if (!spread.known) continue;
    of += 1;
    const { low, high } = spread.fourOfFive;
    if (video.views >= low && video.views <= high) held += 1;
  }
  return { held, of };
}

const title = 'on published lists, four of five next videos end within the spread of the thirty before';
if (WITHOUT_LISTS === null) {
  test(title, () => {
    const lists = [quebecMedia(), danishPolitics('2026-03-22'), englishCreators()];
    const counted = lists.flatMap(accountsOf).map(heldBy);
    const of = counted.reduce((sum, one) => sum + one.of, 0);
    const percent = (100 * counted.reduce((sum, one) => sum + one.held, 0)) / of;
    expect(of).toBeGreaterThan(3_000);
    expect(percent).toBeGreaterThanOrEqual(75);
    expect(percent).toBeLessThanOrEqual(85);
    console.log(`own spread: ${percent.toFixed(1)} % of ${of} videos of ${counted.length} accounts`);
  });
} else test.skip(`${title} (not compared: ${WITHOUT_LISTS})`);
