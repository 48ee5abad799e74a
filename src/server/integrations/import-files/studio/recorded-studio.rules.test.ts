import { DAY_MS } from '#domain/time/day-ms.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { testHandle } from '#test/scenes/scripted-source.ts';
import { readImportFile } from '#server/integrations/import-files/read-import-file.ts';
import { missingMaterial, recorded } from '#test/sources/recorded-material.ts';

const { missing, note } = missingMaterial('studio_export');
const importedAt = new Date('2026-11-21T12:00:00Z');
/** Tables without figures to import: alone, nothing is imported from them. */
const ONLY_ASIDE = /Follower(?:Activity|Gender|TopTerritories)/;

/** Plainly, without the product: lines cut at `","`, the last row's day counted back one by one. */
function plainly(name: string) {
  const [head = '', ...lines] = readFileSync(recorded('studio_export', name), 'utf8')
    .slice(1)
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '');
  const cells = (line: string) => line.slice(1, -1).split('","');
  return { header: cells(head), rows: lines.map(cells) };
}

/** The known last day of each recorded file. */
const LAST_DAY: Record<string, string> = {
  'en_US_Overview.csv': '2026-02-27',
  'en_US_Viewers.csv': '2026-02-27',
  'en_US_FollowerHistory.csv': '2026-02-27',
  'en_7days_Overview.csv': '2026-04-18',
  'SYNTH_fr_Overview_year_boundary.csv': '2026-01-02',
};
const METRIC: Record<string, string> = {
  'Video Views': 'video_views',
  'Profile Views': 'profile_views',
  Likes: 'likes',
  Comments: 'comments',
  Shares: 'shares',
  Followers: 'followers',
  'Total Viewers': 'viewers',
  'New Viewers': 'new_viewers',
  'Returning Viewers': 'returning_viewers',
};

async function read(name: string) {
  const bytes = new Uint8Array(readFileSync(recorded('studio_export', name)));
  const isContent = name.includes('Content');
  const file = { bytes, fileName: name, importedAt };
  const reading = await readImportFile(
    isContent ? file : { ...file, handleHint: testHandle('compte.exemple') },
  );
  if (!reading.ok) throw new Error(`${name}: ${reading.reason} ${JSON.stringify(reading.values)}`);
  const [account] = reading.accounts;
  if (account === undefined) throw new Error('no account');
  return { reading, account };
}

describe.skipIf(missing)(`recorded TikTok Studio exports${note}`, () => {
  const names = missing ? [] : readdirSync(recorded('studio_export')).filter(name => name.endsWith('.csv'));

  test('all of them are read', async () => {
    expect(names.length).toBeGreaterThanOrEqual(13);
    for (const name of names.filter(one => !ONLY_ASIDE.test(one)))
      expect((await read(name)).reading.rejected, name).toEqual([]);
  });

  test.each(Object.keys(LAST_DAY))('%s: every figure of every day, and no other', async name => {
    const { header, rows } = plainly(name);
    const expected: string[] = [];
    for (const [index, row] of rows.entries()) {
      const last = Date.parse(`${LAST_DAY[name]}T00:00:00Z`);
      const day = new Date(last - (rows.length - 1 - index) * DAY_MS).toISOString().slice(0, 10);
      for (const [column, title] of header.entries()) {
        const metric = METRIC[title];
        const cell = row[column] ?? '';
        if (metric !== undefined && cell !== 'undefined') expected.push(`${day} ${metric} ${Number(cell)}`);
      }
    }
    const { account } = await read(name);
    const got = (account.days ?? []).map(({ day, metric, value }) => `${day} ${metric} ${value}`);
    expect(got.toSorted()).toEqual(expected.toSorted());
    expect(got.length).toBeGreaterThan(18);
  });

  test('followers by day become readings of the account, exact, none on the days without data', async () => {
    const { rows } = plainly('en_US_FollowerHistory.csv');
    const known = rows.filter(([, followers]) => followers !== 'undefined');
    const { account } = await read('en_US_FollowerHistory.csv');
    const history = account.followerHistory ?? [];
    expect(known).toHaveLength(340);
    expect(history.map(reading => reading.followers)).toEqual(
      known.map(([, followers]) => Number(followers)),
    );
    expect(history.every(({ precision, source }) => precision === 'exact' && source === 'studio_file')).toBe(
      true,
    );
    expect(history.at(-1)?.observedAt.toISOString()).toBe('2026-02-27T23:59:59.000Z');
  });

  test.each([
    'en_US_Content.csv',
    'en_US_Content_2.csv',
    'en_US_Content_3.csv',
    'en_US_Content_4.csv',
    'SYNTH_fr_Content_bad_quotes.csv',
  ])('%s: every video to the last number', async name => {
    const { rows } = plainly(name);
    const { account } = await read(name);
    const byId = new Map(account.videos.map(video => [video.id, video]));
    for (const row of rows) {
      // The title is whatever stands between the first field and the last six.
      const [link = '', , likes, comments, shares, views] = row.slice(-6);
      const id = link.split('/').at(-1) ?? '';
      const video = byId.get(id);
      expect(video).toMatchObject({
        likes: Number(likes),
        comments: Number(comments),
        shares: Number(shares),
        views: Number(views),
        precision: 'exact',
        description: row.slice(1, -6).join('","'),
      });
      expect(video?.publishedAt.getTime()).toBe(Number(BigInt(id) / 4294967296n) * 1000);
      expect(link).toContain(`/@${video?.handle}/`);
    }
    expect(account.videos).toHaveLength(new Set(rows.map(row => row.at(-6))).size);
    const exportDay = name.startsWith('SYNTH') ? '2026-08-18' : '2026-02-28';
    expect(account.videos.every(({ observedAt }) => observedAt.toISOString().startsWith(exportDay))).toBe(
      true,
    );
  });
});
