import type { z } from 'zod';
import type { importPreview } from '#contract/imports.ts';
import { cutText } from '#domain/metrics/cut-text.ts';
import { compareDays, type DayFigure } from '#domain/sources/day-figures.ts';
import { dayConflicts, videoConflicts } from '#domain/sources/import-conflicts.ts';
import { AppError } from '../app-error.ts';
import type { Caller, World } from '../world.ts';
import { compareVideos } from './compare-videos.ts';
import { findPlace, findSameFile, listSeenDays, listStandingVideos } from './imports.queries.ts';
import type { UnderstoodFile } from './read-upload.ts';

const SAMPLE = 5;
const SAMPLE_CHARACTERS = 80;
const CONFLICTS = 20;

/** What importing would do; refuses here already where the plan has no place for the account, new or linked. */
export async function previewImport(
  world: World,
  { userId }: Caller,
  { account, format, rejected, rejectedCount, sha256, parts, aside, dateOrder }: UnderstoodFile,
): Promise<z.infer<typeof importPreview>> {
  const { videos, handle, days = [] } = account;
  const span = { from: days[0]?.day ?? '', to: days.at(-1)?.day ?? '' };
  const { place, sameFile, standing, standingDays } = await world.db.tenant(userId).transaction(async tx => ({
    place: await findPlace(tx, userId, handle),
    sameFile: await findSameFile(tx, { userId, username: handle, sha256 }),
    standing: await listStandingVideos(
      tx,
      userId,
      videos.map(video => video.id),
    ),
    standingDays: days.length === 0 ? [] : await listSeenDays(tx, { userId, username: handle, ...span }),
  }));
  if (place === undefined) throw new AppError('unauthenticated');
  if (!place.linked && !place.free) throw new AppError('account_limit_reached', { handle });
  if (place.linked && !place.active) throw new AppError('account_read_only', { username: handle });
  const comparison =
    sameFile === undefined
      ? compareVideos(standing, videos)
      : { added: 0, updated: 0, unchanged: videos.length };
  const conflicts =
    sameFile === undefined ? [...dayConflicts(standingDays, days), ...videoConflicts(standing, videos)] : [];
  return {
    format,
    username: handle,
    displayName: account.profile?.displayName ?? null,
    followers: account.profile?.followers ?? null,
    videos: videos.length,
    ...comparison,
    rejected,
    rejectedCount,
    firstPublishedAt: videos.at(-1)?.publishedAt.toISOString() ?? null,
    lastPublishedAt: videos[0]?.publishedAt.toISOString() ?? null,
    linksAccount: !place.linked,
    days: showDays(days, standingDays),
    dateOrder,
    conflicts: {
      count: conflicts.length,
      items: conflicts.slice(0, CONFLICTS).map(({ title, ...conflict }) => ({
        ...conflict,
        title: title === null ? null : cutText(title, SAMPLE_CHARACTERS),
      })),
    },
    parts,
    aside: aside.map(({ rows, ...table }) => ({ ...table, rows: rows.length })),
    sample: videos.slice(0, SAMPLE).map(video => ({
      id: video.id,
      description: cutText(video.description, SAMPLE_CHARACTERS),
      createdAt: video.publishedAt.toISOString(),
      views: video.views,
    })),
  };
}

function showDays(days: readonly DayFigure[], standing: readonly DayFigure[]) {
  return {
    figures: days.length,
    ...compareDays(standing, days),
    from: days[0]?.day ?? null,
    to: days.at(-1)?.day ?? null,
  };
}
