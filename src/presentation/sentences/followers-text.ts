import type { SourceId } from '#domain/sources/reading.ts';
import type { Formats } from '#i18n/language/formats.ts';
import type { T } from '#i18n/messages.ts';
import { fileDay, readingTime } from './reading-time.ts';

/** The newest known count of followers, with its date and its source. */
export function latestFollowersText(
  { at, count, source }: { at: string; count: number; source?: SourceId | undefined },
  t: T,
  formats: Pick<Formats, 'date' | 'dateTime'>,
): string {
  const said = { count, when: readingTime(at, [source], formats) };
  if (source === 'undated_file')
    return t('reportFindings.followers.latestUndated', { count, when: fileDay(at, formats) });
  return source === undefined
    ? t('reportFindings.followers.latest', said)
    : t('reportFindings.followers.latestFrom', { ...said, source: t(`ui.provenance.sources.${source}`) });
}
