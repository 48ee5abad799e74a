import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { performance as performanceAnswer } from '#contract/accounts/accounts.ts';
import { performance } from '#domain/metrics/performance.ts';
import { lastLocalDays } from '#domain/time/local-days.ts';
import { PERIOD_DAYS } from '#domain/time/period.ts';
import { parseImportFile } from '#server/integrations/import-files/parse-import-file.ts';

const root = join(import.meta.dirname, '../..');
const accountsFolder = join(root, '../shared/data/apify/accounts');
const script = join(import.meta.dirname, 'period_figures.py');
const now = new Date('2024-12-31T12:00:00Z');

interface Figures {
  views: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
}

interface Computed {
  handle: string;
  followers: number;
  likes: number;
  videos: number;
  knownVideos: number;
  periods: {
    days: number;
    count: number;
    engagement: number | null;
    averages: Figures;
    medians: Figures;
    series: (Figures & { videoId: string; createdAt: number; engagement: number })[];
  }[];
}

const files = existsSync(accountsFolder)
  ? readdirSync(accountsFolder)
      .filter(name => name.endsWith('.json'))
      .map(name => join(accountsFolder, name))
  : [];
const obstacle = files.length === 0 ? 'the recorded accounts are not here' : pythonMissing();

function pythonMissing(): string | null {
  try {
    execFileSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 7))'], { stdio: 'ignore' });
    return null;
  } catch {
    return 'there is no python3 to compute with';
  }
}

function computedByPython(): Map<string, Computed> {
  if (obstacle !== null) return new Map();
  const told = execFileSync('python3', [script, now.toISOString(), ...files], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const lines = told.trim().split('\n');
  return new Map(lines.map((line, index) => [files[index]!, JSON.parse(line) as Computed]));
}

const computed = computedByPython();

function answers(file: string) {
  const read = parseImportFile({ bytes: readFileSync(file), fileName: basename(file), importedAt: now });
  if (!read.ok) throw new Error(`${basename(file)}: ${read.reason}`);
  const [account] = read.accounts;
  expect(read.accounts).toHaveLength(1);
  return PERIOD_DAYS.map(days =>
    performance({
      accountId: '00000000-0000-4000-8000-000000000001',
      handle: account!.handle,
      snapshot: account!.profile,
      videos: account!.videos,
      period: lastLocalDays(days, now, 'UTC'),
      timeZone: 'UTC',
    }),
  );
}

/** Equal but for the last digits of a floating-point sum. */
function expectFigures(ours: Figures, theirs: Figures): void {
  for (const figure of ['views', 'likes', 'comments', 'shares'] as const) {
    if (theirs[figure] === null) expect(ours[figure]).toBeNull();
    else expect(Math.abs(ours[figure]! / theirs[figure] - 1) || 0).toBeLessThan(1e-12);
  }
}

if (obstacle === null)
  describe('figures of recorded accounts, computed by Python without our code', compared);
else test.skip(`figures of recorded accounts agree with Python (not compared: ${obstacle})`);

function compared(): void {
  test.each(files.map(file => [basename(file, '.json'), file]))('%s: all five periods agree', (_, file) => {
    const theirs = computed.get(file)!;
    const ours = answers(file);
    expect(ours.map(answer => answer.period.days)).toEqual(theirs.periods.map(period => period.days));
    for (const [index, answer] of ours.entries()) {
      const period = theirs.periods[index]!;
      expect(answer.count).toBe(period.count);
      expectFigures(answer.averages, period.averages);
      expectFigures(answer.medians, period.medians);
      expect(
        answer.series.map(({ videoId, createdAt, ...point }) => [
          videoId,
          Date.parse(createdAt),
          point.views,
          point.likes,
          point.comments,
          point.shares,
        ]),
      ).toEqual(
        period.series.map(point => [
          point.videoId,
          point.createdAt,
          point.views,
          point.likes,
          point.comments,
          point.shares,
        ]),
      );
      for (const [place, point] of answer.series.entries()) {
        expect(point.engagement).toBeCloseTo(period.series[place]!.engagement, 10);
      }
      expect(answer.account).toMatchObject({
        followers: theirs.followers,
        likes: theirs.likes,
        videos: theirs.videos,
      });
      if (period.engagement === null) expect(answer.account.engagement).toBeNull();
      else expect(answer.account.engagement).toBeCloseTo(period.engagement, 10);
      expect(answer.knownVideos).toBe(theirs.knownVideos);
      expect(answer.handle).toBe(theirs.handle);
    }
  });

  test('the answers are what the contract promises', () => {
    for (const file of files) {
      for (const answer of answers(file)) expect(performanceAnswer.parse(answer)).toEqual(answer);
    }
  });

  test('the recorded accounts hold both empty and full periods', () => {
    const counts = [...computed.values()].flatMap(account => account.periods.map(period => period.count));
    expect(counts.filter(count => count === 0).length).toBeGreaterThan(5);
    expect(counts.filter(count => count >= 5).length).toBeGreaterThan(5);
  });
}
