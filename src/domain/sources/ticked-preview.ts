import { WHY_HELD, type WhyHeld } from './stored-reading.ts';

/** What is told of a file's videos, and of those of each of its accounts. */
interface Told<Video> {
  videos: number;
  added: number;
  updated: number;
  unchanged: number;
  firstPublishedAt: string | null;
  lastPublishedAt: string | null;
  held: { videos: number } & Record<WhyHeld, number>;
  unknownViews: number;
  days: {
    figures: number;
    added: number;
    updated: number;
    unchanged: number;
    from: string | null;
    to: string | null;
  };
  sample: Video[];
}

const SAMPLE = 5;
const COUNTS = ['videos', 'added', 'updated', 'unchanged'] as const;

/** What a preview says of the accounts that are ticked, and of no other. */
export function tickedPreview<Video, Preview extends Told<Video>>(
  preview: Preview,
  accounts: readonly Told<Video>[],
): Preview {
  const sum = (count: (account: Told<Video>) => number) =>
    accounts.reduce((total, account) => total + count(account), 0);
  const named = (of: (account: Told<Video>) => string | null) =>
    accounts.flatMap(account => of(account) ?? []).sort();
  return {
    ...preview,
    ...(Object.fromEntries(COUNTS.map(count => [count, sum(account => account[count])])) as Record<
      (typeof COUNTS)[number],
      number
    >),
    firstPublishedAt: named(account => account.firstPublishedAt)[0] ?? null,
    lastPublishedAt: named(account => account.lastPublishedAt).at(-1) ?? null,
    held: {
      videos: sum(({ held }) => held.videos),
      ...(Object.fromEntries(WHY_HELD.map(why => [why, sum(({ held }) => held[why])])) as Record<
        (typeof WHY_HELD)[number],
        number
      >),
    },
    unknownViews: sum(account => account.unknownViews),
    days: {
      figures: sum(({ days }) => days.figures),
      added: sum(({ days }) => days.added),
      updated: sum(({ days }) => days.updated),
      unchanged: sum(({ days }) => days.unchanged),
      from: named(({ days }) => days.from)[0] ?? null,
      to: named(({ days }) => days.to).at(-1) ?? null,
    },
    sample: accounts.flatMap(({ sample }) => sample).slice(0, SAMPLE),
  };
}
