import type { ShareLink } from '#contract/sharing.ts';
import {
  HIDDEN_IN,
  MOST_LINKS,
  SHARE_DAYS,
  type HiddenField,
  type SharedKind,
} from '#domain/sharing/share-link.ts';
import { AppError } from '../../platform/app-error.ts';
import { requireCallerStands } from '../../services/user-lock/lock-account-owner.ts';
import type { RequestContext } from '../../services/calls/request-context.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { newLinkToken, sharedPath } from './link-token.ts';
import { countOpenLinks, lockUser, insertLink } from './sharing.queries.ts';
import { showLink } from './show-link.ts';

const DAY_MS = 86_400_000;
/** Characters of a link's name. */
const MOST_NAME = 80;

/** A mail may be read late; links open no longer than this. */
const MAILED_DAYS = SHARE_DAYS.most;

/**
 * A link for somebody who gets a report by mail and has no account: it stands among the owner's links under the reader's
 * address, can be revoked there, and takes none of the places that links made by hand have.
 */
export async function linkForMail(
  app: Pick<AppContext, 'clock' | 'secrets'>,
  tx: Queryable,
  { userId, reportId, reader }: { userId: string; reportId: string; reader: string },
): Promise<string | null> {
  const now = app.clock.now();
  const { token, hash } = newLinkToken(app);
  const row = await insertLink(tx, {
    userId,
    kind: 'account_report',
    reportId,
    tokenHash: hash,
    hidden: [],
    name: reader.slice(0, MOST_NAME),
    now,
    expiresAt: new Date(now.getTime() + MAILED_DAYS * DAY_MS),
    isMailed: true,
  });
  return row === undefined ? null : sharedPath(token);
}

interface Input {
  kind: SharedKind;
  reportId: string;
  days: number;
  hidden: HiddenField[];
  name: string;
}

/** Makes a link to one version of a report. What opens it is told this once. */
export async function createLink(
  { app, caller, answer }: RequestContext & { caller: Caller },
  { kind, reportId, days, hidden, name }: Input,
): Promise<{ link: ShareLink; token: string; path: string }> {
  const { userId } = caller;
  const now = app.clock.now();
  const { token, hash } = newLinkToken(app);
  if (answer !== undefined) answer.isSecret = true;
  const row = await app.db.tenant(userId).transaction(async tx => {
    await requireCallerStands(app, tx, caller);
    await lockUser(tx, userId);
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
      isMailed: false,
    });
  });
  if (row === undefined) {
    throw new AppError(kind === 'video_report' ? 'video_report_not_found' : 'report_not_found');
  }
  return { link: showLink(row, now), token, path: sharedPath(token) };
}
