import { comparedVideos } from '#domain/account-reports/compared-videos.ts';
import { REFERENCE_AGE_CURVE } from '#domain/statistics/age-curve.ts';
import type { ComparedVideo } from '#domain/statistics/group-findings.ts';
import type { SeededRandom } from '#domain/statistics/seeded-random.ts';
import { listedWithCaptions, WITHOUT_LISTS } from '#test/cross-checks/published-lists.ts';

const FEWEST = 50;
const MOST = 240;
/** Counts are taken as they stand: all of one age. */
const SETTLED_MS = 400 * 86_400_000;

let kept: ComparedVideo[][] | undefined;

/** Accounts of public lists with at least fifty videos, the newest 240 of each; none where the lists are not here. */
export function realAccounts(): ComparedVideo[][] {
  kept ??= read();
  return kept;
}

function read(): ComparedVideo[][] {
  if (WITHOUT_LISTS !== null) {
    console.warn(`SKIPPED: real accounts dealt anew (${WITHOUT_LISTS}).`);
    return [];
  }
  const byAccount = Map.groupBy(listedWithCaptions(), ({ account }) => account);
  return [...byAccount.values()]
    .filter(videos => videos.length >= FEWEST)
    .map(videos => {
      const newest = videos
        .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
        .slice(0, MOST);
      const grown = newest.map(({ seconds, ...video }) => ({
        ...video,
        kind: 'video' as const,
        durationSeconds: seconds,
        observedAt: new Date(video.publishedAt.getTime() + SETTLED_MS),
      }));
      return comparedVideos(grown, REFERENCE_AGE_CURVE, 'Europe/Paris').toSorted(
        (a, b) => a.publishedAt.getTime() - b.publishedAt.getTime(),
      );
    });
}

function dealt(videos: readonly ComparedVideo[], order: readonly number[]): ComparedVideo[] {
  return videos.map((video, place) => ({ ...video, logs: videos[order[place] ?? 0]?.logs ?? video.logs }));
}

/** The counts of the videos in any other order. */
export function shuffledAccount(videos: ComparedVideo[], random: SeededRandom): ComparedVideo[] {
  const order = videos.map((_, place) => place);
  for (let last = order.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return dealt(videos, order);
}

/** The series of counts begun elsewhere, every other time backwards: drift and streaks stay, effects go. */
export function rotatedAccount(videos: ComparedVideo[], random: SeededRandom): ComparedVideo[] {
  const n = videos.length;
  const [shift, isReversed] = [1 + random.below(n - 1), random.next() < 0.5];
  const order = videos.map((_, place) => {
    const at = (place + shift) % n;
    return isReversed ? n - 1 - at : at;
  });
  return dealt(videos, order);
}
