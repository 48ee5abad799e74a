import { absenceText, secondsText } from '#presentation/sentences/video-analysis-sentence.ts';
import type { HookPanel } from '#domain/video-analysis/panels/hook-panel.ts';
import type { Timeline as Facts } from '#domain/video-analysis/panels/timeline.ts';
import type { ChartData } from '#web/ui/chart/chart-data.ts';
import { ChartFrame } from '#web/ui/chart/chart-frame.tsx';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { useAnalysis } from '#web/features/video-analysis/context/analysis-context.ts';
import { PanelPart } from '#web/features/video-analysis/context/analysis-panel.tsx';
import { TimelineDrawing } from './timeline-drawing.tsx';
import type { Mark, Track } from './timeline-marks.ts';

/** The timeline of the video: as a drawing, and as a table. */
export function Timeline({ timeline }: { timeline: HookPanel['timeline'] }) {
  const t = useT();
  const formats = useFormats();
  const { analysis } = useAnalysis();
  const marks = useMarks(timeline.absent === null ? timeline : null);
  const data = useTimelineData(marks);
  if (timeline.absent !== null) {
    return (
      <PanelPart title={t('videoAnalysis.timeline.title')}>
        <p className="text-sm text-muted">
          {t('videoAnalysis.notAssessed.short', { reason: absenceText(timeline.absent, t) })}
        </p>
      </PanelPart>
    );
  }
  const { shots, silences, texts, durationSeconds, leftOut } = timeline;
  const sentence = t('videoAnalysis.timeline.sentence', {
    shots: t('videoAnalysis.timeline.shots', { count: shots.length }),
    duration: secondsText(durationSeconds, t, formats),
    silences: t('videoAnalysis.timeline.silences', { count: silences.length }),
    texts: t('videoAnalysis.timeline.texts', { count: texts.length }),
  });
  const { video, madeAt } = analysis;
  return (
    <PanelPart title={t('videoAnalysis.timeline.title')}>
      <ChartFrame
        name="timeline"
        title={t('videoAnalysis.timeline.title')}
        sentence={sentence}
        about={{
          handle: video.username ?? '',
          from: video.publishedAt ?? madeAt,
          to: madeAt,
          sources: video.source === null ? [] : [video.source],
        }}
        data={data}
        notes={leftOut > 0 ? t('videoAnalysis.timeline.leftOut', { count: leftOut }) : undefined}
      >
        <TimelineDrawing marks={marks} durationSeconds={durationSeconds} label={sentence} />
      </ChartFrame>
    </PanelPart>
  );
}

function useMarks(timeline: Facts | null): Mark[] {
  const t = useT();
  if (timeline === null) return [];
  const spans = (track: Track, list: readonly { fromSecond: number; toSecond: number; text?: string }[]) =>
    list.map(({ fromSecond, toSecond, text }, index) => ({
      id: `${track}-${index}`,
      track,
      fromSecond,
      toSecond,
      what: text ?? `${t(`videoAnalysis.timeline.rows.${track}`)} ${index + 1}`,
    }));
  return [
    ...spans('shots', timeline.shots),
    ...spans('speech', timeline.speech),
    ...spans('silences', timeline.silences),
    ...spans('texts', timeline.texts),
    ...timeline.ctas.map(({ kind, second }, index) => ({
      id: `ctas-${index}`,
      track: 'ctas' as const,
      fromSecond: second,
      toSecond: second,
      what: t(`videoAnalysis.ctas.kinds.${kind}`),
    })),
  ];
}

function useTimelineData(marks: readonly Mark[]): ChartData<Mark> {
  const t = useT();
  const formats = useFormats();
  const seconds = (
    key: string,
    header: string,
    value: (mark: Mark) => number,
  ): ChartData<Mark>['columns'][number] => ({
    key,
    header,
    numeric: true,
    value,
    text: mark => secondsText(value(mark), t, formats),
  });
  const rowOf = ({ track }: Mark) => t(`videoAnalysis.timeline.rows.${track}`);
  return {
    rows: marks.toSorted((a, b) => a.fromSecond - b.fromSecond),
    rowKey: ({ id }) => id,
    columns: [
      { key: 'row', header: t('videoAnalysis.timeline.row'), rowHeader: true, value: rowOf, text: rowOf },
      seconds('from', t('videoAnalysis.timeline.from'), ({ fromSecond }) => fromSecond),
      seconds('to', t('videoAnalysis.timeline.to'), ({ toSecond }) => toSecond),
      seconds('length', t('videoAnalysis.timeline.length'), mark => mark.toSecond - mark.fromSecond),
      {
        key: 'what',
        header: t('videoAnalysis.timeline.what'),
        value: ({ what }) => what,
        text: ({ what }) => what,
      },
    ],
  };
}
