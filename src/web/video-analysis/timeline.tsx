import { useState } from 'react';
import { absenceText, secondsText } from '#i18n/video-analysis-sentence.ts';
import type { HookPanel } from '#domain/video-analysis/hook-panel.ts';
import type { Timeline as Facts } from '#domain/video-analysis/timeline.ts';
import { useFormats, useT } from '#web/language/language.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Table } from '#web/ui/table.tsx';
import { PanelPart } from './analysis-panel.tsx';
import { TimelineDrawing } from './timeline-drawing.tsx';
import type { Mark, Track } from './timeline-marks.ts';

/** How the video unfolds: as a drawing, and the same as a table. */
export function Timeline({ timeline }: { timeline: HookPanel['timeline'] }) {
  const t = useT();
  const formats = useFormats();
  const [asTable, setAsTable] = useState(false);
  const marks = useMarks(timeline.absent === null ? timeline : null);
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
  return (
    <PanelPart title={t('videoAnalysis.timeline.title')}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-muted">{sentence}</p>
        <Segmented
          label={t('videoAnalysis.timeline.view')}
          hideLabel
          className="print:hidden"
          value={asTable ? 'table' : 'chart'}
          onChange={value => setAsTable(value === 'table')}
          segments={[
            { value: 'chart', label: t('videoAnalysis.timeline.chart') },
            { value: 'table', label: t('videoAnalysis.timeline.table') },
          ]}
        />
      </div>
      {asTable ? (
        <div className="max-h-[26rem] overflow-y-auto">
          <MarkTable marks={marks} caption={sentence} />
        </div>
      ) : (
        <TimelineDrawing marks={marks} durationSeconds={durationSeconds} label={sentence} />
      )}
      {leftOut > 0 && (
        <p className="mt-2 text-[0.8125rem] text-muted">
          {t('videoAnalysis.timeline.leftOut', { count: leftOut })}
        </p>
      )}
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

function MarkTable({ marks, caption }: { marks: readonly Mark[]; caption: string }) {
  const t = useT();
  const formats = useFormats();
  const rows = [...marks].sort((a, b) => a.fromSecond - b.fromSecond);
  const seconds = (value: number) => secondsText(value, t, formats);
  return (
    <Table
      caption={caption}
      hideCaption
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'row',
          header: t('videoAnalysis.timeline.row'),
          rowHeader: true,
          cell: ({ track }) => t(`videoAnalysis.timeline.rows.${track}`),
        },
        {
          key: 'from',
          header: t('videoAnalysis.timeline.from'),
          numeric: true,
          cell: ({ fromSecond }) => seconds(fromSecond),
        },
        {
          key: 'to',
          header: t('videoAnalysis.timeline.to'),
          numeric: true,
          cell: ({ toSecond }) => seconds(toSecond),
        },
        {
          key: 'length',
          header: t('videoAnalysis.timeline.length'),
          numeric: true,
          cell: ({ fromSecond, toSecond }) => seconds(toSecond - fromSecond),
        },
        { key: 'what', header: t('videoAnalysis.timeline.what'), cell: ({ what }) => what },
      ]}
    />
  );
}
