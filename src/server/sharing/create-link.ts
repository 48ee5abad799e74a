import type { ShareLink } from '#contract/sharing.ts';
import { HIDDEN_IN, MOST_LINKS, type HiddenField, type SharedKind } from '#domain/sharing/share-link.ts';
import { AppError } from '../app-error.ts';
import type { RequestContext } from '../http/request-context.ts';
import type { Caller } from '../world.ts';
import { newLinkToken, sharedPath } from './link-token.ts';
import { countOpenLinks, holdOwner, insertLink } from './sharing.queries.ts';
import { showLink } from './show-link.ts';

const DAY_MS = 86_400_000;

interface Asked {
  kind: SharedKind;
  reportId: string;
  days: number;
  hidden: HiddenField[];
  name: string;
}

/** Makes a link to one version of a report. What opens it is told this once. */
export async function createLink(
  { world, caller, answer }: RequestContext & { caller: Caller },
  { kind, reportId, days, hidden, name }: Asked,
): Promise<{ link: ShareLink; token: string; path: string }> {
  const { userId } = caller;
  const now = world.clock.now();
  const { token, hash } = newLinkToken(world);
  if (answer !== undefined) answer.isSecret = true;
  const row = await world.db.tenant(userId).transaction(async tx => {
    await holdOwner(tx, userId);
    if ((await countOpenLinks(tx, userId, now)) >= MOST_LINKS) {
      throw new AppError('share_link_limit_reached', { limit: MOST_LINKS });
    }
    return insertLink(tx, {
      userId,
      kind,
      reportId,
      tokenHash: hash,
      hidden: HIDDEN_IN[kind].filter(field => hidden.includes(field)),
      name,
      now,
      expiresAt: new Date(now.getTime() + days * DAY_MS),
    });
  });
  if (row === undefined) {
    throw new AppError(kind === 'video_report' ? 'video_report_not_found' : 'report_not_found');
  }
  return { link: showLink(row, now), token, path: sharedPath(token) };
}
