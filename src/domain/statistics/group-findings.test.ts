import { expect, test } from 'vitest';
import { comparedAccount, NULL_KINDS, planted } from '#test/simulation/compared-account.ts';
import { groupFindings, MOST_COMPARED, type ComparedVideo, type GroupTable } from './group-findings.ts';
import { seededRandom } from './seeded-random.ts';

const account = (seed: number, videos = 120, spread = 0.6) =>
  comparedAccount(seededRandom(seed), { kind: NULL_KINDS[0], videos, spread });
const withQuestions = (seed: number) => planted(account(seed), 'hook', 'question', 3);

/** Claims and what else is said, in numbers that rounding does not move. */
function said(tables: readonly GroupTable[]): string[] {
  return tables
    .flatMap(({ family, metric, result }) => {
      if (!result.known) return [`${family} ${metric} ${result.reason}`];
      return result.lifts.map(lift => {
        const name = `${family} ${metric} ${lift.pattern} ${lift.n}`;
        if (!lift.known) return `${name} ${lift.reason}`;
        const end = (value: number | null) => (value === null ? '-' : value.toPrecision(8));
        return `${name} ${lift.verdict} ${lift.direction ?? ''} ${end(lift.low)} ${end(lift.high)}`;
      });
    })
    .sort();
}

const findingOf = (tables: readonly GroupTable[], family: string, pattern: string) => {
  const table = tables.find(one => one.family === family && one.metric === 'views');
  return table?.result.known === true ? table.result.lifts.find(lift => lift.pattern === pattern) : undefined;
};

test.each([1, 2, 3])('the order that the videos are given in changes nothing (%i)', seed => {
  const videos = withQuestions(seed);
  expect(said(groupFindings(videos))).toContainEqual(expect.stringContaining('winner'));
  const random = seededRandom(seed + 50);
  const order = videos.map(video => ({ video, key: random.next() })).sort((a, b) => a.key - b.key);
  expect(said(groupFindings(order.map(({ video }) => video)))).toEqual(said(groupFindings(videos)));
});

test.each([1, 2, 3])('renamed groups get the same claims under their new names (%i)', seed => {
  const videos = withQuestions(seed);
  const renamed = (name: string) => `z${Array.from(name).reverse().join('')}`;
  const others = videos.map((video): ComparedVideo => ({
    ...video,
    patterns: {
      ...video.patterns,
      hook: video.patterns.hook.map(renamed),
      hashtag: video.patterns.hashtag.map(renamed),
    },
  }));
  const expected = said(groupFindings(videos)).map(line => {
    const [family = '', metric = '', name = '', ...rest] = line.split(' ');
    const isRenamed = family === 'hook' || family === 'hashtag';
    return [family, metric, isRenamed ? renamed(name) : name, ...rest].join(' ');
  });
  expect(said(groupFindings(others))).toEqual(expected.toSorted());
});

test.each([1, 2, 3])('a constant added to all logs changes nothing (%i)', seed => {
  const videos = withQuestions(seed);
  const louder = videos.map(video => ({
    ...video,
    logs: { views: (video.logs.views ?? 0) + 5, engagement: (video.logs.engagement ?? 0) - 1 },
  }));
  expect(said(groupFindings(louder))).toEqual(said(groupFindings(videos)));
});

test('a Sunday of twice the views is found', () => {
  const found = Array.from({ length: 20 }, (_, seed) =>
    findingOf(groupFindings(planted(account(seed, 240), 'weekday', 'sunday', 2)), 'weekday', 'sunday'),
  );
  expect(found.filter(one => one?.known === true && one.verdict === 'winner').length).toBeGreaterThan(15);
});

test('a claim has a range without a middle; its size is said from ×1.05 on, and signs have none', () => {
  const tables = Array.from({ length: 12 }, (_, seed) =>
    groupFindings(planted(account(seed, 120, 0.9), 'hook', 'question', 1.7)),
  );
  const lifts = tables.flat().flatMap(({ result }) => (result.known ? result.lifts : []));
  const claims = lifts.flatMap(lift => (lift.known ? [lift] : []));
  expect(claims.every(claim => claim.factor === undefined)).toBe(true);
  const winners = claims.filter(({ verdict }) => verdict === 'winner');
  expect(winners.length).toBeGreaterThan(1);
  expect(
    winners.every(({ low, high }) => high !== null && (low === null || (low >= 1.05 && low < high))),
  ).toBe(true);
  const others = claims.filter(({ verdict }) => verdict === 'sign' || verdict === 'unclear');
  expect(others.every(({ low, high }) => low === null && high === null)).toBe(true);
});

test('groups of the same videos, or of all others, are compared once', () => {
  const videos = withQuestions(4).map((video, index) => ({
    ...video,
    patterns: {
      ...video.patterns,
      hashtag: [...video.patterns.hashtag, ...(video.patterns.hook.includes('question') ? ['quiz'] : [])],
      format: [index % 2 === 0 ? 'video' : 'slideshow'],
    },
  }));
  const tables = groupFindings(videos);
  expect(findingOf(tables, 'hashtag', 'quiz')).toMatchObject({
    verdict: 'unclear',
    beside: { family: 'hook', pattern: 'question', how: 'same' },
  });
  const formats = ['video', 'slideshow'].map(pattern => findingOf(tables, 'format', pattern));
  expect(formats.filter(one => one?.known === true && one.beside !== undefined)).toHaveLength(1);
});

test('without enough videos, in one stretch alone, or where all are alike, it says why', () => {
  const few = groupFindings(account(1).slice(0, 19));
  expect(few[0]?.result).toEqual({ known: false, reason: 'too_few_videos', n: 19, needed: 20 });
  const seven = groupFindings(
    account(1).map((video, index) => ({
      ...video,
      patterns: { ...video.patterns, hashtag: index < 7 ? ['rare'] : index > 60 ? ['campaign'] : [] },
    })),
  );
  expect(findingOf(seven, 'hashtag', 'rare')).toMatchObject({ reason: 'too_few_in_group', n: 7, needed: 8 });
  expect(findingOf(seven, 'hashtag', 'campaign')).toMatchObject({ reason: 'no_spread' });
  const alike = groupFindings(account(1).map(video => ({ ...video, logs: { views: 7, engagement: null } })));
  expect(findingOf(alike, 'hook', 'question')).toMatchObject({ known: false, reason: 'no_spread' });
});

test('an account of thousands of videos is compared by its newest five hundred', () => {
  const videos = account(9, 640);
  const newest = videos
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
    .slice(0, MOST_COMPARED);
  const tables = groupFindings(videos);
  expect(said(tables)).toEqual(said(groupFindings(newest)));
  expect(tables.every(({ result }) => result.known && result.n <= MOST_COMPARED)).toBe(true);
});
