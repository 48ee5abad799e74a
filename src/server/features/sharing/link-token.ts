import { randomBytes } from 'node:crypto';
import type { AppContext } from '../../services/app-context.ts';

const PURPOSE = 'share-link';
const TOKEN_BYTES = 32;

/** 256 random bits, and their stored form: a hash keyed with the installation's own key. */
export function newLinkToken(app: Pick<AppContext, 'secrets'>): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashLinkToken(app, token) };
}

export function hashLinkToken({ secrets }: Pick<AppContext, 'secrets'>, token: string): Buffer {
  return secrets.hash(PURPOSE, token);
}

/** The page that links lead to. */
export const SHARED_REPORT_PAGE = '/shared-report';

/** The URL of a link. In the fragment the token reaches neither a log nor a referrer. */
export function sharedPath(token: string): string {
  return `${SHARED_REPORT_PAGE}#${token}`;
}
