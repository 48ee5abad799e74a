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

/** How often; the first one gathers what happens from now on. */
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

/** Stands in an address that logs may keep: it ends the digest and can do nothing else. */
const LEAVING = 'digest-reader-leaves';

/** Where a mail program ends the digest, without a page. */
export function leavingDigestPath(app: Pick<AppContext, 'secrets'>, userId: string): string {
  const token = app.secrets.hash(LEAVING, userId).toString('base64url');
  return `/api/v1/notification-digest/${userId}/leave/${token}`;
}

/** The page that the mail leads to; its proof stands after the sign and reaches neither a log nor a referrer. */
export function leavingDigestPage(app: Pick<AppContext, 'secrets'>, userId: string): string {
  const token = app.secrets.hash(LEAVING, userId).toString('base64url');
  return `/digest#user=${userId}&token=${token}`;
}

/** Ends the digest at the word of a mail program; again and again if it likes. */
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
