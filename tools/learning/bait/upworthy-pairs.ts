import { readFileSync } from 'node:fs';

/** Two headlines of one test with the same picture; the first drew significantly more clicks. */
export interface HeadlinePair {
  won: string;
  lost: string;
  /** The story it belongs to: tests that share a headline or a picture are one. */
  story: string;
}

/** The archive’s authors doubt how readers were assigned in these weeks. */
const DOUBTFUL = { from: 201326, to: 201402 };
/** Two-sided z of a difference at p < 0.05. */
const SIGNIFICANT = 1.96;

interface Row {
  test: string;
  picture: string;
  headline: string;
  seen: number;
  clicks: number;
}

function readRows(path: string): Row[] {
  const [head = '', ...lines] = readFileSync(path, 'utf8').split('\n');
  const names = head.split('\t');
  const at = (name: string) => names.indexOf(name);
  const [test, week, picture, headline, seen, clicks] = [
    at('test_id'),
    at('week'),
    at('eyecatcher'),
    at('headline'),
    at('impressions'),
    at('clicks'),
  ] as const;
  return lines.flatMap(line => {
    const cells = line.split('\t');
    const cell = (index: number) => cells[index] ?? '';
    const on = Number(cell(week));
    if (cell(headline) === '' || (on >= DOUBTFUL.from && on <= DOUBTFUL.to)) return [];
    return [
      {
        test: cell(test),
        picture: cell(picture),
        headline: cell(headline),
        seen: Number(cell(seen)),
        clicks: Number(cell(clicks)),
      },
    ];
  });
}

/** Joins tests that share a headline or a picture; stories are what is held out, so that no headline is on both sides. */
function storiesOf(rows: readonly Row[]): (test: string) => string {
  const parent = new Map<string, string>();
  const find = (one: string): string => {
    const up = parent.get(one) ?? one;
    if (up === one) return one;
    const top = find(up);
    parent.set(one, top);
    return top;
  };
  for (const { test, headline, picture } of rows) {
    for (const other of [`h:${headline}`, `p:${picture}`]) parent.set(find(other), find(`t:${test}`));
  }
  return test => find(`t:${test}`);
}

/** All pairs of headlines whose clicks differ beyond chance (two proportions, z test). */
export function readPairs(path: string): HeadlinePair[] {
  const rows = readRows(path);
  const storyOf = storiesOf(rows);
  const groups = Map.groupBy(rows, ({ test, picture }) => `${test} ${picture}`);
  return [...groups.values()].flatMap(group =>
    group.flatMap((a, index) =>
      group.slice(index + 1).flatMap((b): HeadlinePair[] => {
        if (a.seen === 0 || b.seen === 0 || a.headline === b.headline) return [];
        const pooled = (a.clicks + b.clicks) / (a.seen + b.seen);
        const spread = Math.sqrt(pooled * (1 - pooled) * (1 / a.seen + 1 / b.seen));
        const z = (a.clicks / a.seen - b.clicks / b.seen) / spread;
        if (!(Math.abs(z) >= SIGNIFICANT)) return [];
        const [won, lost] = z > 0 ? [a, b] : [b, a];
        return [{ won: won.headline, lost: lost.headline, story: storyOf(a.test) }];
      }),
    ),
  );
}

/** One story in five is held out, by its name, the same in every run. */
export function isHeldOut(story: string): boolean {
  let hash = 2166136261;
  for (const letter of story) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0) % 5 === 0;
}
