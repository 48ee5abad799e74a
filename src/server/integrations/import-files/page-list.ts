import { countOrWarn, readCount } from '#domain/sources/read-count.ts';
import type { ProfileReading, SourceWarning } from '#domain/sources/reading.ts';
import { isVideoId } from '#domain/sources/publication-time.ts';
import {
  flagAt,
  isRecord,
  nameAt,
  recordAt,
  valueAt,
  type JsonRecord,
} from '#server/platform/json/json-record.ts';
import { itemHandle, readPageItem } from '#server/integrations/tiktok-page/page-json-video.ts';
import type { ItemContext, ItemReading } from './apify-item.ts';
import { momentOf } from './reading-moment.ts';

/** Whether a row is a video as the platform's own pages hold it. */
export function looksLikePageItem(row: JsonRecord): boolean {
  const hasCounts = isRecord(valueAt(row, 'stats')) || isRecord(valueAt(row, 'statsV2'));
  return hasCounts && Object.hasOwn(row, 'id') && Object.hasOwn(row, 'author');
}

/** One item of a list returned by a page of the platform (`itemList`). `listedMs` is the list's own timestamp. */
export function readPageListItem(
  item: JsonRecord,
  listedMs: number | null,
  context: ItemContext,
): ItemReading {
  const id = valueAt(item, 'id');
  if (!isVideoId(id)) return { ok: false, reason: 'bad_id' };
  const handle = itemHandle(item) ?? context.handleHint;
  if (handle === null) return { ok: false, reason: 'no_handle' };
  const { observedAt, isDated } = momentOf(listedMs, context);
  const reading = readPageItem(item, { id, handle, observedAt, publishedBy: context.importedAt });
  if (reading === null) return { ok: false, reason: 'bad_date' };
  if (reading.views === null) {
    const reason = whyNoViews(item);
    if (reason !== 'missing_views' || context.isWithoutViews !== true) return { ok: false, reason };
  }
  const source = isDated ? 'page_file' : 'undated_file';
  return {
    ok: true,
    reading: { ...reading, source },
    profile: { ...profileOf(item, handle, observedAt), source },
  };
}

function whyNoViews(item: JsonRecord): 'missing_views' | 'bad_views' {
  const written =
    valueAt(recordAt(item, 'statsV2'), 'playCount') ?? valueAt(recordAt(item, 'stats'), 'playCount');
  return readCount(written).problem === 'absent' ? 'missing_views' : 'bad_views';
}

function profileOf(item: JsonRecord, handle: string, observedAt: Date): ProfileReading {
  const warnings: SourceWarning[] = [];
  const author = recordAt(item, 'author');
  const [texts, numbers] = [recordAt(item, 'authorStatsV2'), recordAt(item, 'authorStats')];
  const read = (name: string) =>
    readCount(valueAt(texts, name)).count ?? countOrWarn(valueAt(numbers, name), warnings);
  return {
    handle,
    displayName: nameAt(author, 'nickname'),
    verified: flagAt(author, 'verified'),
    privateAccount: flagAt(author, 'privateAccount'),
    followers: read('followerCount'),
    following: read('followingCount'),
    likes: read('heartCount') ?? read('heart'),
    videos: read('videoCount'),
    externalId: nameAt(author, 'id'),
    source: 'page_file',
    precision: 'rounded',
    observedAt,
    warnings,
  };
}
