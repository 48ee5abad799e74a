import { WHY_HELD, type WhyHeld } from './stored-reading.ts';

/** Preview data of a file's videos, for the whole file and for each account. */
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

/** The preview limited to the accounts that are ticked. */
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
