import type { VideoReportRow } from '#contract/video-reports.ts';
import { ANALYSIS_STATES } from '#domain/video-analysis/analysis-run.ts';
import type { FileColumn } from '#domain/exports/file-column.ts';
import { HOOK_KINDS } from '#domain/videos/hook-kind.ts';
import { listForExport } from '../../video-reports/list-video-reports.ts';
import type { ExportWords } from '../export-words.ts';
import { begun, prepared, type PreparedTable, type TableOrder } from '../prepared-table.ts';
import { yesNo } from './yes-no.ts';

type Column = FileColumn<VideoReportRow>;

/** The video analyses, with the given search, filters and order. */
export async function videoReportsTable({ app, caller, words, input }: TableOrder): Promise<PreparedTable> {
  const pages = await begun(listForExport(app, caller, input.filters));
  return prepared([words.say('files.videoReports')], {
    title: words.say('tables.videoReports'),
    columns: reportColumns(words),
    pages,
  });
}

function reportColumns(words: ExportWords): Column[] {
  const { say, t } = words;
  const text = (key: 'id' | 'title' | 'username' | 'file_name' | 'label', title: string): Column => ({
    key,
    title,
    kind: 'text',
    value: row => row[key],
  });
  const whole = (
    key: 'view_count' | 'like_count' | 'comment_count' | 'share_count' | 'version',
    title: string,
  ): Column => ({ key, title, kind: 'whole', value: row => row[key] });
  const instant = (key: 'published_at' | 'created_at', title: string): Column => ({
    key,
    title,
    kind: 'instant',
    value: row => row[key],
  });
  return [
    text('id', say('columns.report')),
    text('title', say('columns.title')),
    text('username', say('columns.account')),
    { key: 'url', title: say('columns.url'), kind: 'link', value: ({ url }) => url },
    text('file_name', say('columns.file')),
    {
      key: 'kind',
      title: say('columns.kind'),
      kind: 'choice',
      names: { video: say('kinds.video'), slideshow: t('videos.slideshow') },
      value: ({ kind }) => kind,
    },
    {
      key: 'duration_seconds',
      title: say('columns.duration'),
      kind: 'decimal',
      unit: 'seconds',
      value: row => row.duration_seconds,
    },
    instant('published_at', say('columns.published')),
    { key: 'age_days', title: say('columns.ageDays'), kind: 'decimal', value: row => row.age_days },
    whole('view_count', say('columns.view_count')),
    whole('like_count', say('columns.like_count')),
    whole('comment_count', say('columns.comment_count')),
    whole('share_count', say('columns.share_count')),
    {
      key: 'engagement_percent',
      title: say('columns.engagement'),
      kind: 'decimal',
      unit: 'percent',
      isComputed: true,
      value: ({ engagement }) => engagement,
    },
    {
      key: 'own_percentile',
      title: say('columns.percentile'),
      kind: 'decimal',
      unit: 'percent',
      isComputed: true,
      value: row => row.own_percentile,
    },
    {
      key: 'hook_class',
      title: say('columns.hook'),
      kind: 'choice',
      isComputed: true,
      names: Object.fromEntries(HOOK_KINDS.map(kind => [kind, t(`hooks.kinds.${kind}`)])),
      value: row => row.hook_class,
    },
    {
      ...yesNo<VideoReportRow>(
        words,
        'is_hook_corrected',
        say('columns.hookCorrected'),
        row => row.is_hook_corrected,
      ),
      isComputed: true,
    },
    {
      key: 'state',
      title: say('columns.state'),
      kind: 'choice',
      names: Object.fromEntries(ANALYSIS_STATES.map(state => [state, t(`videoReports.states.${state}`)])),
      value: ({ state }) => state,
    },
    whole('version', say('columns.version')),
    text('label', say('columns.label')),
    yesNo(words, 'is_favourite', say('columns.favourite'), row => row.is_favourite),
    yesNo(words, 'is_demo', say('columns.demo'), row => row.is_demo),
    instant('created_at', say('columns.analysed')),
  ];
}
