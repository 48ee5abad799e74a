import type { Handle } from '#domain/accounts/handle.ts';
import { countOrWarn, warn } from '#domain/sources/read-count.ts';
import { withoutDuplicates } from '#domain/sources/better-reading.ts';
import type { ProfileReading, SourceWarning, VideoReading } from '#domain/sources/reading.ts';
import { readPublicationTime } from '#domain/sources/publication-time.ts';
import type { RowRejection } from '#domain/imports/row-rejection.ts';
import { POST_FIELDS, PROFILE_FIELDS, USER_DATA_MEANING } from '#domain/imports/user-data-fields.ts';
import {
  isRecord,
  nameAt,
  recordAt,
  textAt,
  valueAt,
  type JsonRecord,
} from '#server/platform/json/json-record.ts';
import { handleFrom, videoUrl } from '#server/integrations/video-source/real-handle.ts';
import type { FormatReading, ImportPart, RejectedRow } from './import-file.ts';
import { nothingUsable } from './nothing-usable.ts';
import { momentOf, type ReadingMoment } from './reading-moment.ts';
import { videoIdIn } from './table-row.ts';

/** All that is stored of a "Download your data" file: messages, addresses and viewing history are dropped. */
interface OwnPosts {
  posts: Partial<Record<(typeof POST_FIELDS)[number], string>>[];
  profile: Partial<Record<(typeof PROFILE_FIELDS)[number], string | number>> | null;
}

/** Where the lists are in each year's format. */
const POST_LISTS = [
  ['Post', 'Posts'],
  ['Video', 'Videos'],
] as const;
const PROFILES = [
  ['Profile And Settings', 'Profile Info'],
  ['Profile', 'Profile Information'],
  ['Profile', 'Profile Info'],
] as const;

/** Whether a JSON value has the shape of the platform's "Download your data". */
export function looksLikeUserData(value: unknown): value is JsonRecord {
  if (!isRecord(value)) return false;
  return (
    POST_LISTS.some(([outer, inner]) => isRecord(valueAt(recordAt(value, outer), inner))) ||
    PROFILES.some(([outer, inner]) => isRecord(valueAt(recordAt(value, outer), inner)))
  );
}

/** Posts and profile of the file; `stripped` is all of it that may be stored. */
export function readUserData(
  value: JsonRecord,
  { handleHint, fileName, ...moment }: ReadingMoment & { handleHint: Handle | null; fileName: string },
): FormatReading {
  const own = strip(value);
  const handle = handleFrom(own.profile?.userName) ?? handleHint;
  if (handle === null) return { ok: false, reason: 'import_no_handle', values: {} };
  const rejected: RejectedRow[] = [];
  const readings: VideoReading[] = [];
  for (const [index, post] of own.posts.entries()) {
    const read = readPost(post, handle, moment);
    if (read.ok) readings.push(read.reading);
    else rejected.push({ row: index + 1, reason: read.reason });
  }
  const profile = profileOf(own.profile ?? {}, handle, moment);
  const knowsProfile = [profile.followers, profile.following, profile.likes].some(count => count !== null);
  if (readings.length === 0 && !knowsProfile) return nothingUsable(rejected);
  const { readings: videos, duplicates } = withoutDuplicates(readings);
  const warnings: SourceWarning[] = [];
  for (const reading of videos) for (const warning of reading.warnings) warn(warnings, warning);
  return {
    ok: true,
    format: 'user_data',
    accounts: [{ handle, profile: knowsProfile ? profile : null, videos }],
    rejected,
    duplicates,
    warnings,
    parts: partsOf(own, fileName),
    stripped: new TextEncoder().encode(JSON.stringify(asFile(own))),
  };
}

function strip(value: JsonRecord): OwnPosts {
  const list = POST_LISTS.map(([outer, inner]) =>
    valueAt(recordAt(recordAt(value, outer), inner), 'VideoList'),
  ).find(Array.isArray) as unknown[] | undefined;
  const maps = PROFILES.map(([outer, inner]) =>
    valueAt(recordAt(recordAt(value, outer), inner), 'ProfileMap'),
  );
  const map = maps.find(isRecord);
  return {
    posts: (list ?? []).map(post => {
      const record = isRecord(post) ? post : {};
      return Object.fromEntries(
        POST_FIELDS.flatMap(name => {
          const text = textAt(record, name);
          return text === null ? [] : [[name, text]];
        }),
      );
    }),
    profile:
      map === undefined
        ? null
        : Object.fromEntries(
            PROFILE_FIELDS.flatMap(name => {
              const one = valueAt(map, name);
              const text = typeof one === 'number' ? one : textAt(map, name);
              return text === null ? [] : [[name, text]];
            }),
          ),
  };
}

/** In the file's own format, so that it can be read again. */
function asFile({ posts, profile }: OwnPosts): object {
  return {
    Post: { Posts: { VideoList: posts } },
    ...(profile === null ? {} : { 'Profile And Settings': { 'Profile Info': { ProfileMap: profile } } }),
  };
}

type PostReading = { ok: true; reading: VideoReading } | { ok: false; reason: RowRejection };

function readPost(post: OwnPosts['posts'][number], handle: Handle, moment: ReadingMoment): PostReading {
  const { importedAt } = moment;
  // Posts visible to friends only are not public.
  if (post.WhoCanView !== undefined && !/^(?:public|everyone|tout le monde)/i.test(post.WhoCanView)) {
    return { ok: false, reason: 'not_public' };
  }
  const id = videoIdIn(post.Link ?? '');
  if (id === null) return { ok: false, reason: 'bad_id' };
  const stated = post.Date?.trim()
    .replace(/ (?:UTC|GMT)$/, '')
    .replace(' ', 'T');
  const published = readPublicationTime([stated], id, importedAt);
  if (published === null) return { ok: false, reason: 'bad_date' };
  const { observedAt, isDated } = momentOf(null, moment);
  const warnings: SourceWarning[] = [];
  warn(warnings, 'missing_views');
  if (published.publishedAtFrom === 'id') warn(warnings, 'date_from_id');
  return {
    ok: true,
    reading: {
      id,
      handle,
      url: videoUrl(handle, id),
      description: post.Title ?? '',
      ...published,
      views: null,
      likes: countOrWarn(post.Likes, warnings),
      comments: null,
      shares: null,
      saves: null,
      durationSeconds: null,
      kind: 'video',
      pinned: null,
      source: isDated ? 'user_data_file' : 'undated_file',
      precision: 'exact',
      observedAt,
      warnings,
    },
  };
}

function profileOf(
  map: NonNullable<OwnPosts['profile']>,
  handle: Handle,
  moment: ReadingMoment,
): ProfileReading {
  const { observedAt, isDated } = momentOf(null, moment);
  const warnings: SourceWarning[] = [];
  return {
    handle,
    displayName: nameAt(map, 'displayName'),
    verified: null,
    privateAccount: null,
    followers: countOrWarn(map.followerCount, warnings),
    following: countOrWarn(map.followingCount, warnings),
    likes: countOrWarn(map.likesReceived, warnings),
    videos: null,
    externalId: null,
    source: isDated ? 'user_data_file' : 'undated_file',
    precision: 'exact',
    observedAt,
    warnings,
  };
}

function partsOf({ posts, profile }: OwnPosts, name: string): ImportPart[] {
  const part = (
    kind: ImportPart['kind'],
    rows: number,
    fields: readonly (keyof typeof USER_DATA_MEANING)[],
  ): ImportPart => ({
    name,
    kind,
    rows,
    from: null,
    to: null,
    columns: fields.map(header => ({ header, as: USER_DATA_MEANING[header], example: '' })),
    choosable: false,
  });
  return [
    part('posts', posts.length, POST_FIELDS),
    ...(profile === null ? [] : [part('profile', 1, PROFILE_FIELDS)]),
  ];
}
