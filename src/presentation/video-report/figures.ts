import type { ShownAnalysis } from '#domain/video-analysis/lock-analysis.ts';
import type { FileColumn } from '#domain/exports/file-column.ts';
import type { FileTable } from '../file-table.ts';
import { inertText } from '#domain/text/inert-text.ts';
import type { VideoWords } from './texts.ts';

/** One measured or computed value of a video. */
interface VideoFigure {
  key: string;
  name: string;
  value: number | null;
  /** The unit of the value, or the value itself when it is not a number. */
  unit: string;
  isComputed: boolean;
}

/** Measured values of the video, then computed ones. */
function videoFigures({ video, against }: ShownAnalysis, { headings, formats }: VideoWords): VideoFigure[] {
  const read = (key: string, name: string, value: number | null, unit = ''): VideoFigure => ({
    key,
    name,
    value,
    unit,
    isComputed: false,
  });
  const computed = (key: string, name: string, value: number | null, unit = ''): VideoFigure => ({
    ...read(key, name, value, unit),
    isComputed: true,
  });
  const text = (key: string, name: string, unit: string | null) => read(key, name, null, unit ?? '');
  const views =
    against.views.absent === null && against.views.allLengths.known ? against.views.allLengths : null;
  return [
    text('url', headings('columns.url'), video.url),
    text('author_username', headings('columns.account'), video.username),
    text('description', headings('columns.description'), inertText(video.caption)),
    text('created_at', headings('columns.published'), timeText(video.publishedAt, formats)),
    text('observed_at', headings('columns.observed'), timeText(video.observedAt, formats)),
    read('duration_seconds', headings('columns.duration'), video.durationSeconds, 's'),
    read('age_days', headings('columns.ageDays'), video.ageDays),
    read('view_count', headings('columns.view_count'), video.views),
    read('like_count', headings('columns.like_count'), video.likes),
    read('comment_count', headings('columns.comment_count'), video.comments),
    read('share_count', headings('columns.share_count'), video.shares),
    read('save_count', headings('columns.save_count'), video.saves),
    computed('engagement_percent', headings('columns.engagement'), video.engagement, '%'),
    computed('times_at_equal_age', headings('columns.atEqualAge'), views?.factor ?? null, '×'),
    computed('percentile_at_equal_age', headings('columns.percentile'), views?.percentile ?? null, '%'),
  ];
}

function timeText(instant: string | null, formats: VideoWords['formats']): string | null {
  return instant === null ? null : formats.dateTime(instant);
}

/** The figures of a video as a table, one per row. */
export function videoFiguresTable(
  analysis: ShownAnalysis,
  words: VideoWords,
  { computed }: { computed: boolean },
): FileTable<VideoFigure> {
  const { headings } = words;
  const columns: FileColumn<VideoFigure>[] = [
    { key: 'name', title: headings('columns.figure'), kind: 'text', value: ({ name }) => name },
    { key: 'value', title: headings('columns.value'), kind: 'decimal', value: ({ value }) => value },
    { key: 'unit', title: headings('columns.unit'), kind: 'text', value: ({ unit }) => unit },
  ];
  return {
    title: headings('tables.videos'),
    columns,
    pages: async function* () {
      yield videoFigures(analysis, words).filter(figure => computed || !figure.isComputed);
    },
  };
}
