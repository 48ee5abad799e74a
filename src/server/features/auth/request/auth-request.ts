import type { Language } from '#contract/wire/languages.ts';
import type { AuthContext } from './auth-context.ts';
import type { ClientNetwork } from '#server/platform/network/client-network.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { AuthLimiter } from './auth-limits.ts';
import type { UserRow } from '../queries/users.queries.ts';

/** What a browser has shown here before: a right password, or a right second factor. */
export type MarkKind = 'known' | 'factor';

/** What every verb of signing in knows about the request it serves. */
export interface AuthRequest {
  app: AuthContext;
  limiter: AuthLimiter;
  passwords: PasswordHasher;
  language: Language;
  client: ClientNetwork;
  userAgent: string | null;
  /** What a browser shows that signed in here before, or showed a second factor. */
  marks: Record<MarkKind, string | null>;
  /** Gives this browser such a mark with the answer. */
  remember(kind: MarkKind, user: Pick<UserRow, 'id' | 'password_hash'>): void;
  /** The address of the product: links in mails begin with it and redirects stay on it. */
  siteOrigin: string;
  /** What the log and the audit log call this request. */
  requestId: string | null;
}
