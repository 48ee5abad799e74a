import type { Video } from '#contract/videos.ts';
import type { FileColumn } from '#domain/exports/file-column.ts';
import { knownEngagement } from '#domain/metrics/engagement.ts';
import { getLinkedAccount } from '../../accounts/queries/get-linked-account.ts';
import { listVideos } from '../../videos/list-videos.ts';
import { begun, everyPage, prepared, type PreparedTable, type TableOrder } from '../prepared-table.ts';
import { sourceColumns } from './source-columns.ts';
import type { ExportWords } from '../export-words.ts';

/** Large enough to make the round trip negligible, small enough to hold in memory. */
const PAGE_ROWS = 1_000;

/** Every stored video of one account or of all, with its figures as measured. */
export async function videosTable({ app, caller, words, input }: TableOrder): Promise<PreparedTable> {
  const { accountId, order } = input;
  const account =
    accountId === undefined
      ? null
      : await getLinkedAccount(app.db.tenant(caller.userId), caller.userId, accountId);
  const pages = await begun(
    everyPage(cursor => listVideos(app, caller, { accountId, order, cursor, limit: PAGE_ROWS })),
  );
  return prepared([words.say('files.videos'), ...(account === null ? [] : [account.tiktok_username])], {
    title: words.say('tables.videos'),
    columns: videoColumns(words),
    pages,
  });
}

function videoColumns({ say, t }: ExportWords): FileColumn<Video>[] {
  const count = (key: 'view' | 'like' | 'comment' | 'share' | 'save'): FileColumn<Video> => ({
    key: `${key}_count`,
    title: say(`columns.${key}_count`),
    kind: 'whole',
    value: video => video[`${key}_count`],
  });
  return [
    { key: 'id', title: say('columns.id'), kind: 'text', value: ({ id }) => id },
    {
      key: 'author_username',
      title: say('columns.account'),
      kind: 'text',
      value: video => video.author_username,
    },
    {
      key: 'description',
      title: say('columns.description'),
      kind: 'text',
      value: video => video.description,
    },
    { key: 'url', title: say('columns.url'), kind: 'link', value: ({ url }) => url },
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
      value: video => video.duration_seconds,
    },
    {
      key: 'created_at',
      title: say('columns.published'),
      kind: 'instant',
      value: video => video.created_at,
    },
    ...(['view', 'like', 'comment', 'share', 'save'] as const).map(count),
    {
      key: 'engagement_percent',
      title: say('columns.engagement'),
      kind: 'decimal',
      unit: 'percent',
      isComputed: true,
      value: ({ view_count: views, like_count: likes, comment_count: comments, share_count: shares }) =>
        knownEngagement({ views, likes, comments, shares }),
    },
    ...sourceColumns<Video>({ say, t }, video => video),
  ];
}
