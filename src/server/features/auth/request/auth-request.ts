import type { Language } from '#contract/wire/languages.ts';
import type { AuthContext } from './auth-context.ts';
import type { ClientNetwork } from '#server/platform/network/client-network.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { AuthLimiter } from './auth-limits.ts';
import type { UserRow } from '../queries/users.queries.ts';

/** What a browser has proven here before: a correct password, or a correct second factor. */
export type MarkKind = 'known' | 'factor';

/** Request data shared by all authentication handlers. */
export interface AuthRequest {
  app: AuthContext;
  limiter: AuthLimiter;
  passwords: PasswordHasher;
  language: Language;
  client: ClientNetwork;
  userAgent: string | null;
  /** Marks of a browser that signed in here before, or passed a second factor. */
  marks: Record<MarkKind, string | null>;
  /** Sets such a mark in the browser with the response. */
  remember(kind: MarkKind, user: Pick<UserRow, 'id' | 'password_hash'>): void;
  /** The origin of the product: links in mails use it and redirects stay on it. */
  siteOrigin: string;
  /** Id of this request in the log and the audit log. */
  requestId: string | null;
}
