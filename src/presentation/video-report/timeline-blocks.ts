import { timelineGeometry } from '#domain/video-analysis/panels/timeline-geometry.ts';
import type { Timeline } from '#domain/video-analysis/panels/timeline.ts';
import type { Found } from '#domain/video-analysis/findings/findings.ts';
import { secondsText } from '#presentation/sentences/video-analysis-sentence.ts';
import { timelineDrawing } from '../charts/timeline-marks.ts';
import { note, words as plain, type Block, type Cell } from '../document.ts';
import { inertText } from '#domain/text/inert-text.ts';
import { part, unsaid } from './quotes.ts';
import type { VideoWords } from './texts.ts';

const TRACKS = ['shots', 'speech', 'silences', 'texts', 'ctas'] as const;
type Track = (typeof TRACKS)[number];

interface TimeMark {
  track: Track;
  fromSecond: number;
  toSecond: number;
  what: string;
}

/** The timeline of the video: as a chart of tracks, and as a table of the same data. */
export function timelineBlocks(timeline: Found<Timeline>, all: VideoWords): Block[] {
  const { t, formats } = all;
  const title = t('videoAnalysis.timeline.title');
  if (timeline.absent !== null) return [part(title, [unsaid(timeline.absent, all)])];
  const { durationSeconds, shots, silences, texts, leftOut } = timeline;
  const marks = marksOf(timeline, all);
  if (marks.length === 0) return [];
  const seconds = (value: number) => secondsText(value, t, formats);
  const alt = t('videoAnalysis.timeline.sentence', {
    shots: t('videoAnalysis.timeline.shots', { count: shots.length }),
    duration: seconds(durationSeconds),
    silences: t('videoAnalysis.timeline.silences', { count: silences.length }),
    texts: t('videoAnalysis.timeline.texts', { count: texts.length }),
  });
  const drawing = timelineDrawing(
    marks,
    (width, left) => timelineGeometry(marks, TRACKS, durationSeconds, width, left),
    { track: name => t(`videoAnalysis.timeline.rows.${name as Track}`), second: seconds },
  );
  return [
    part(title, [alt]),
    { kind: 'chart', alt, drawing },
    {
      kind: 'table',
      table: {
        caption: title,
        columns: [
          { title: t('videoAnalysis.timeline.row'), width: 1.4 },
          { title: t('videoAnalysis.timeline.from'), width: 1, isNumber: true },
          { title: t('videoAnalysis.timeline.to'), width: 1, isNumber: true },
          { title: t('videoAnalysis.timeline.what'), width: 5 },
        ],
        rows: marks.map(({ track, fromSecond, toSecond, what }): Cell[] => [
          plain(t(`videoAnalysis.timeline.rows.${track}`)),
          { text: seconds(fromSecond), value: fromSecond, format: 'decimal' },
          { text: seconds(toSecond), value: toSecond, format: 'decimal' },
          plain(inertText(what)),
        ]),
      },
    },
    ...(leftOut > 0 ? [note(t('videoAnalysis.timeline.leftOut', { count: leftOut }))] : []),
  ];
}

function marksOf({ shots, speech, silences, texts, ctas }: Timeline, { t, formats }: VideoWords): TimeMark[] {
  const length = (from: number, to: number) => secondsText(to - from, t, formats);
  const spans = (track: Track, list: readonly { fromSecond: number; toSecond: number }[]) =>
    list.map(({ fromSecond, toSecond }): TimeMark => ({
      track,
      fromSecond,
      toSecond,
      what: length(fromSecond, toSecond),
    }));
  return [
    ...spans('shots', shots),
    ...spans('speech', speech),
    ...spans('silences', silences),
    ...texts.map(({ fromSecond, toSecond, text }): TimeMark => ({
      track: 'texts',
      fromSecond,
      toSecond,
      what: text,
    })),
    ...ctas.map(({ kind, second }): TimeMark => ({
      track: 'ctas',
      fromSecond: second,
      toSecond: second,
      what: t(`videoAnalysis.ctas.kinds.${kind}`),
    })),
  ].toSorted((a, b) => a.fromSecond - b.fromSecond);
}
