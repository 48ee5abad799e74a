import { lockUser } from '#server/services/user-lock/lock-user.ts';
import { DAY_MS } from '#domain/time/day-ms.ts';
import type { ShareLink } from '#contract/sharing.ts';
import {
  HIDDEN_FIELDS,
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
import { countOpenLinks, insertLink } from './sharing.queries.ts';
import { showLink } from './show-link.ts';

/** Maximum length of a link's name. */
const MOST_NAME = 80;

/** A mail may be read late; this is the maximum lifetime of links. */
const MAILED_DAYS = SHARE_DAYS.most;

/**
 * A link for a mail recipient without an account: it is listed among the owner's links under the recipient's
 * address, can be revoked there, and does not count towards the limit of manual links.
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

/** Creates a link to one version of a report. Its token is returned only this once. */
export async function createLink(
  { app, caller, answer }: RequestContext & { caller: Caller },
  { kind, reportId, days, hidden, name }: Input,
): Promise<{ link: ShareLink; token: string; path: string }> {
  const { userId } = caller;
  const unknown = hidden.find(field => !HIDDEN_IN[kind].includes(field));
  if (unknown !== undefined) throw new AppError('invalid_input', { field: `hidden: ${unknown}` });
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
      hidden: HIDDEN_FIELDS.filter(field => hidden.includes(field)),
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
