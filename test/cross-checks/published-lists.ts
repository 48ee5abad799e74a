import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const FOLDER = join(resolve(import.meta.dirname, '../..'), '../shared/data');

/** Why the lists of real videos cannot be read here, or null. They are not part of the project. */
export const WITHOUT_LISTS: string | null = existsSync(join(FOLDER, 'reference_facts.json'))
  ? null
  : 'the published lists of real videos (../shared/data) are not here';

export interface ListedVideo {
  id: string;
  account: string;
  publishedAt: Date;
  views: number;
  likes: number;
  comments: number;
  shares: number;
}

/** Comma-separated values: quoted fields may hold commas, quotes (doubled) and line breaks. */
function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  const source = text.replace(/^\uFEFF/, '');
  while (field.lastIndex < source.length) {
    const [, quoted, bare = '', end] = field.exec(source) ?? [];
    if (end === undefined) throw new Error('not a table');
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end !== ',') rows.push([]);
  }
  const [head = [], ...body] = rows;
  return body
    .filter(row => row.length > 1)
    .map(row => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
}

function table(path: string): Record<string, string>[] {
  return parseCsv(readFileSync(join(FOLDER, path), 'utf8'));
}

const count = (text: string | undefined) => Math.round(Number(text === '' ? NaN : text));

export function quebecMedia(): ListedVideo[] {
  return table('quebec_fr/TikTok_medias_quebec_2019-2023.csv').map(row => ({
    id: row['url']?.split('/').at(-1) ?? '',
    account: row['média'] ?? '',
    publishedAt: new Date(`${row['date']?.replace(' ', 'T') ?? ''}Z`),
    views: count(row['vues']),
    likes: count(row['likes']),
    comments: count(row['comm']),
    shares: count(row['partages']),
  }));
}

export function danishPolitics(day: '2026-03-22' | '2026-03-30'): ListedVideo[] {
  return table(`denmark_2026/videos_snapshot_${day}.csv`).map(row => ({
    id: row['video_id'] ?? '',
    account: row['tiktok_handle'] ?? '',
    publishedAt: new Date(`${row['upload_dato'] ?? ''}T00:00:00Z`),
    views: count(row['visninger']),
    likes: count(row['likes']),
    comments: count(row['kommentarer']),
    shares: count(row['shares']),
  }));
}

export function trending2025(): ListedVideo[] {
  return table('web_items/rapidapi_trending_2025.csv').map(row => ({
    id: row['video_id'] ?? '',
    account: row['author'] ?? '',
    publishedAt: new Date(row['create_time'] || row['posted_time'] || NaN),
    views: count(row['plays'] || row['views']),
    likes: count(row['likes']),
    comments: count(row['comments']),
    shares: count(row['shares']),
  }));
}

interface TrendingItem {
  id: string;
  authorMeta: { name: string };
  createTime: number;
  playCount: number;
  diggCount: number;
  commentCount: number;
  shareCount: number;
}

export function trending2020(): ListedVideo[] {
  const path = join(FOLDER, 'web_items/kaggle_trending_2020-12_drawrowfly_shape.json');
  const { collector } = JSON.parse(readFileSync(path, 'utf8')) as { collector: TrendingItem[] };
  return collector.map(item => ({
    id: item.id,
    account: item.authorMeta.name,
    publishedAt: new Date(item.createTime * 1000),
    views: item.playCount,
    likes: item.diggCount,
    comments: item.commentCount,
    shares: item.shareCount,
  }));
}

export function englishCreators(): ListedVideo[] {
  return table('apify/profiles_2024_compact.csv').map(row => ({
    id: row['video_id'] ?? '',
    account: row['account'] ?? '',
    publishedAt: new Date(row['created_at'] ?? ''),
    views: count(row['plays']),
    likes: count(row['likes']),
    comments: count(row['comments']),
    shares: count(row['shares']),
  }));
}

/** Creators, French-speaking media and politicians with their captions, for comparisons of groups. */
export function listedWithCaptions(): (ListedVideo & { caption: string; seconds: number | null })[] {
  const captions = (
    path: string,
    key: (row: Record<string, string>) => string,
    caption: string,
    length: string,
  ) =>
    new Map(
      table(path).map(row => [
        key(row),
        { caption: row[caption] ?? '', seconds: Number(row[length] || NaN) },
      ]),
    );
  const written = [
    captions(
      'quebec_fr/TikTok_medias_quebec_2019-2023.csv',
      row => row['url']?.split('/').at(-1) ?? '',
      'description',
      'durée',
    ),
    captions('denmark_2026/videos_snapshot_2026-03-30.csv', row => row['video_id'] ?? '', 'beskrivelse', ''),
    captions('apify/profiles_2024_compact.csv', row => row['video_id'] ?? '', 'description', 'duration_s'),
  ];
  return [...quebecMedia(), ...danishPolitics('2026-03-30'), ...englishCreators()].flatMap(video => {
    const said = written.map(list => list.get(video.id)).find(one => one !== undefined);
    const isWhole =
      Number.isFinite(video.publishedAt.getTime()) &&
      [video.views, video.likes, video.comments, video.shares].every(Number.isFinite);
    if (said === undefined || !isWhole) return [];
    const { caption, seconds } = said;
    return [{ ...video, caption, seconds: Number.isFinite(seconds) ? seconds : null }];
  });
}

/** The published facts, as far as the test looks at them. */
export interface ReferenceFacts {
  engagement_rate_quantiles: { id: string; n: number; [quantile: `p${number}`]: number }[];
  spec_threshold_shares_percent: Record<string, { lt5: number; '5to10': number; ge10: number }>;
  account_median_er: { id: string; accounts: number; [quantile: `p${number}`]: number }[];
  growth_after_8_days_percent_by_age_at_first_snapshot: {
    age_days: string;
    n: number;
    p25: number;
    p50: number;
    p75: number;
    p90: number;
  }[];
}

export function referenceFacts(): ReferenceFacts {
  return JSON.parse(readFileSync(join(FOLDER, 'reference_facts.json'), 'utf8')) as ReferenceFacts;
}
