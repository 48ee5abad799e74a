import { MEDIA_PARTS } from '#domain/media/media-facts.ts';
import {
  ACCOUNT_METRICS,
  AVAILABILITY,
  VIDEO_METRICS,
  type SourceYields,
  type Yield,
} from '#domain/sources/availability.ts';
import { DAY_METRICS } from '#domain/sources/day-figures.ts';
import { SOURCE_IDS as ALL_SOURCES } from '#domain/sources/reading.ts';
import type { DocBlock, DocPage } from '../documentation.ts';
import { CHECKED_ON, type PageWords } from './page-words.ts';

/** A file yields the same metrics whether its counts can be dated or not. */
const SOURCE_IDS = ALL_SOURCES.filter(source => source !== 'undated_file');

/** Which source provides which metric, from the table that the readers are tested against. */
export function availabilityPage({ table: { availability: words }, imports }: PageWords): DocPage {
  const said = (yields: Yield) => words.yields[yields ?? 'none'];
  const perSource = (caption: string, rows: readonly (readonly [string, (of: SourceYields) => Yield])[]) =>
    ({
      kind: 'table',
      caption,
      head: [words.metric, ...SOURCE_IDS.map(source => words.sources[source])],
      rows: rows.map(([name, of]) => [name, ...SOURCE_IDS.map(source => said(of(AVAILABILITY[source])))]),
    }) satisfies DocBlock;
  const byDay = DAY_METRICS.map(metric => {
    const sources = SOURCE_IDS.filter(source => AVAILABILITY[source].days.includes(metric));
    return [imports.preview.fields[metric], sources.map(source => words.sources[source]).join(', ')];
  });
  return {
    title: words.title,
    summary: words.summary,
    checkedOn: CHECKED_ON,
    sections: [
      {
        id: 'reading',
        title: words.reading.title,
        blocks: [
          { kind: 'list', items: words.reading.items },
          { kind: 'note', text: words.reading.note },
        ],
      },
      {
        id: 'accounts',
        title: words.accounts,
        blocks: [
          perSource(
            words.accountsCaption,
            ACCOUNT_METRICS.map(metric => [words.account[metric], of => of.account[metric]] as const),
          ),
        ],
      },
      {
        id: 'videos',
        title: words.videos,
        blocks: [
          perSource(words.videosCaption, [
            [words.lists, of => (of.listsVideos ? 'told' : null)],
            ...VIDEO_METRICS.map(
              metric => [words.video[metric], (of: SourceYields) => of.video[metric]] as const,
            ),
          ]),
        ],
      },
      {
        id: 'days',
        title: words.days,
        blocks: [
          { kind: 'text', text: words.daysText },
          {
            kind: 'table',
            caption: words.daysCaption,
            head: [words.daysHead, words.daysSource],
            rows: byDay,
          },
        ],
      },
      {
        id: 'files',
        title: words.files,
        blocks: [
          { kind: 'text', text: words.filesText },
          {
            kind: 'table',
            caption: words.filesCaption,
            head: [words.part, words.measured],
            rows: MEDIA_PARTS.map(part => [words.mediaParts[part], words.media[part]]),
          },
        ],
      },
      { id: 'never', title: words.never, blocks: [{ kind: 'list', items: words.neverItems }] },
    ],
  };
}
