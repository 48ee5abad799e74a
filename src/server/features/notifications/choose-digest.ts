import { timingSafeEqual } from 'node:crypto';
import { nextDigestAt, type DigestFrequency } from '#domain/notifications/digest.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { endDigest, findDigest, saveDigest } from './digest.queries.ts';

interface Digest {
  frequency: DigestFrequency;
  next_at: string | null;
}

export async function getDigest(app: AppContext, { userId }: Pick<Caller, 'userId'>): Promise<Digest> {
  const row = await findDigest(app.db.tenant(userId), userId);
  if (row === undefined) throw new AppError('unauthenticated');
  return { frequency: row.digest, next_at: row.digest_next_at?.toISOString() ?? null };
}

/** Sets the frequency; the first digest covers events from now on. */
export function chooseDigest(
  app: AppContext,
  { userId }: Caller,
  { frequency }: { frequency: DigestFrequency },
): Promise<Digest> {
  const now = app.clock.now();
  return app.db.tenant(userId).transaction(async tx => {
    const row = await findDigest(tx, userId);
    if (row === undefined) throw new AppError('unauthenticated');
    const nextAt = nextDigestAt(frequency, now, row.time_zone);
    await saveDigest(tx, { userId, frequency, nextAt, now });
    return { frequency, next_at: nextAt?.toISOString() ?? null };
  });
}

/** Part of a URL that may be logged: it only allows unsubscribing from the digest. */
const LEAVING = 'digest-reader-leaves';

/** One-click unsubscribe URL of the digest for mail programs, without a page. */
export function leavingDigestPath(app: Pick<AppContext, 'secrets'>, userId: string): string {
  const token = app.secrets.hash(LEAVING, userId).toString('base64url');
  return `/api/v1/notification-digest/${userId}/leave/${token}`;
}

/** The unsubscribe page linked in the mail; its proof is in the fragment and reaches neither a log nor a referrer. */
export function leavingDigestPage(app: Pick<AppContext, 'secrets'>, userId: string): string {
  const token = app.secrets.hash(LEAVING, userId).toString('base64url');
  return `/digest#user=${userId}&token=${token}`;
}

/** Unsubscribes from the digest on request of a mail program; idempotent. */
export async function unsubscribeFromDigest(
  app: AppContext,
  { user, token }: { user: string; token: string },
): Promise<undefined> {
  const right = app.secrets.hash(LEAVING, user);
  const given = Buffer.from(token, 'base64url');
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw new AppError('digest_link_wrong');
  await endDigest(app.db.system, user);
}
