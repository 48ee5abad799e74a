import { countOrWarn, readCount } from '#domain/sources/read-count.ts';
import type { ProfileReading, SourceWarning, VideoReading } from '#domain/sources/reading.ts';
import { instantMs } from '#domain/sources/publication-time.ts';
import { nameAt, textAt, valueAt, type JsonRecord } from '#server/platform/json/json-record.ts';
import { readYtdlpEntry } from '#server/integrations/ytdlp/ytdlp-entry.ts';
import type { ItemContext, ItemReading } from './apify-item.ts';
import type { FileRow } from './file-rows.ts';
import { momentOf } from './reading-moment.ts';

/** One entry of a saved listing, or one saved video. Unlike a live listing, a row without views is refused. */
export function readYtdlpFileEntry(
  entry: JsonRecord,
  playlist: FileRow['playlist'],
  { handleHint, isWithoutViews = false, ...moment }: ItemContext,
): ItemReading {
  // The tool stores with each list when it read the page.
  const { observedAt, isDated } = momentOf(instantMs(valueAt(entry, 'epoch') ?? playlist?.observed), moment);
  const one = readYtdlpEntry(entry, {
    source: isDated ? 'ytdlp_file' : 'undated_file',
    observedAt,
    publishedBy: moment.importedAt,
    listedHandle: playlist?.handle ?? handleHint,
  });
  if (!one.ok) return one;
  const views = readCount(valueAt(entry, 'view_count'));
  if (views.problem === 'absent' ? !isWithoutViews : views.count === null)
    return { ok: false, reason: views.problem === 'absent' ? 'missing_views' : 'bad_views' };
  return { ok: true, reading: one.reading, profile: profileOf(entry, one.reading) };
}

/** Whether a row has the shape of the tool's output. */
export function looksLikeYtdlpEntry(row: JsonRecord): boolean {
  const type = textAt(row, '_type') ?? '';
  if (/^(?:playlist|multi_video|url|url_transparent|video)$/.test(type)) return true;
  return ['view_count', 'extractor_key', 'ie_key', 'entries'].some(key => Object.hasOwn(row, key));
}

/** The tool gives no account counts today; a follower count is read if it ever appears. */
function profileOf(entry: JsonRecord, reading: VideoReading): ProfileReading {
  const warnings: SourceWarning[] = [];
  return {
    handle: reading.handle,
    displayName: nameAt(entry, 'channel'),
    verified: null,
    privateAccount: null,
    followers: countOrWarn(valueAt(entry, 'channel_follower_count'), warnings),
    following: null,
    likes: null,
    videos: null,
    externalId: nameAt(entry, 'uploader_id'),
    source: reading.source,
    precision: 'rounded',
    observedAt: reading.observedAt,
    warnings,
  };
}
