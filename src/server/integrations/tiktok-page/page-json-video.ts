import { canonicalVideoUrl, type VideoLink } from '#domain/video-analysis/input/tiktok-link.ts';
import { countOrWarn, readCount, warn } from '#domain/sources/read-count.ts';
import type { SourceErrorCode, SourceWarning, VideoReading } from '#domain/sources/reading.ts';
import { isVideoId, readPublicationTime } from '#domain/sources/publication-time.ts';
import { recordAt, textAt, valueAt, type JsonRecord } from '../../platform/json/json-record.ts';
import { pageData } from './page-json-parse.ts';
import type { Handle } from '#domain/accounts/handle.ts';
import { handleFrom, videoUrl } from '../video-source/real-handle.ts';

type VideoPageReading =
  | { ok: true; reading: VideoReading }
  | { ok: false; code: SourceErrorCode; detail: string };

/** The platform's own status codes on the page of a video. */
const STATUS_MEANINGS = new Map<number, SourceErrorCode>([
  [10204, 'deleted_or_blocked'],
  [10215, 'private'],
  [10216, 'private'],
  [10222, 'private'],
  [10231, 'age_restricted'],
  [10235, 'deleted_or_blocked'],
  [100002, 'not_found'],
]);

/** Reads the page of a video. `observedAt` is the instant the page was fetched. */
export function parseVideoPage(html: string, link: VideoLink, observedAt: Date): VideoPageReading {
  const refuse = (code: SourceErrorCode, detail: string): VideoPageReading => ({ ok: false, code, detail });
  const page = pageData(html, 'webapp.video-detail');
  if (!page.ok) return page;
  const status = readCount(valueAt(page.data, 'statusCode') ?? 0).count;
  if (status !== 0) {
    const code = STATUS_MEANINGS.get(status ?? NaN) ?? 'unavailable';
    return refuse(code, `the page answered status ${status ?? 'unreadable'}`);
  }
  const item = recordAt(recordAt(page.data, 'itemInfo'), 'itemStruct');
  const id = valueAt(item, 'id');
  if (!isVideoId(id)) return refuse('parse_changed', 'the page holds no video');
  if (id !== link.id) return refuse('challenge', 'the page of another video was answered');
  const handle = itemHandle(item) ?? link.handle;
  if (handle === null) return refuse('parse_changed', 'the page names no account');
  const reading = readPageItem(item, { id, handle, observedAt, publishedBy: observedAt });
  if (reading === null) return refuse('parse_changed', 'the page holds no date');
  return {
    ok: true,
    reading: {
      ...reading,
      url: canonicalVideoUrl({ ...link, handle, isSlideshow: reading.kind === 'slideshow' }),
    },
  };
}

/** The account named by an item of the page's data. */
export function itemHandle(item: JsonRecord): Handle | null {
  return handleFrom(valueAt(recordAt(item, 'author'), 'uniqueId')) ?? handleFrom(valueAt(item, 'author'));
}

/** One video of the page's own data, in a page or in a list of the page; null when nothing gives its date. */
export function readPageItem(
  item: JsonRecord,
  {
    id,
    handle,
    observedAt,
    publishedBy,
  }: { id: string; handle: Handle; observedAt: Date; publishedBy: Date },
): VideoReading | null {
  const published = readPublicationTime([Number(valueAt(item, 'createTime'))], id, publishedBy);
  if (published === null) return null;
  const warnings: SourceWarning[] = [];
  if (published.publishedAtFrom === 'id') warn(warnings, 'date_from_id');
  const counts = countsOf(item, warnings);
  if (counts.views === null) warn(warnings, 'missing_views');
  if (counts.views !== null && counts.likes !== null && counts.likes > counts.views)
    warn(warnings, 'likes_above_views');
  const isSlideshow = Object.keys(recordAt(item, 'imagePost')).length > 0;
  const seconds = Number(valueAt(recordAt(item, 'video'), 'duration'));
  return {
    id,
    handle,
    url: videoUrl(handle, id),
    description: textAt(item, 'desc') ?? '',
    ...published,
    ...counts,
    durationSeconds: !isSlideshow && seconds > 0 && seconds < 86_400 ? seconds : null,
    kind: isSlideshow ? 'slideshow' : 'video',
    pinned: null,
    source: 'page_json',
    precision: 'rounded',
    observedAt,
    warnings,
  };
}

type Counts = Pick<VideoReading, 'views' | 'likes' | 'comments' | 'shares' | 'saves'>;

/** The texts are exact where the numbers overflow. */
function countsOf(item: JsonRecord, warnings: SourceWarning[]): Counts {
  const texts = recordAt(item, 'statsV2');
  const numbers = recordAt(item, 'stats');
  const read = (name: string): number | null => {
    const fromText = readCount(valueAt(texts, name)).count;
    if (fromText !== null && readCount(valueAt(numbers, name)).problem === 'negative')
      warn(warnings, 'overflowed_count_replaced');
    return fromText ?? countOrWarn(valueAt(numbers, name), warnings);
  };
  return {
    views: read('playCount'),
    likes: read('diggCount'),
    comments: read('commentCount'),
    shares: read('shareCount'),
    saves: read('collectCount'),
  };
}
