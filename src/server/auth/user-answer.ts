import type { Email } from '#domain/auth/email.ts';
import type { UserMetadata, UserRow } from './users.queries.ts';

export const APP_METADATA = { provider: 'email', providers: ['email'] };

/** A user as GoTrue's clients read one (spec §3: with factors). */
export type UserAnswer = Record<string, unknown>;

export function userAnswer(user: UserRow): UserAnswer {
  return shape({
    id: user.id,
    email: user.email,
    metadata: user.user_metadata,
    confirmedAt: user.email_confirmed_at,
    lastSignInAt: user.last_sign_in_at,
    createdAt: user.created_at,
    updatedAt: user.updated_at,
  });
}

/** What a sign-up that waits for confirmation answers: the same for a new address and for a known one. */
export function pendingUserAnswer(id: string, email: Email, metadata: UserMetadata, now: Date): UserAnswer {
  return {
    ...shape({ id, email, metadata, confirmedAt: null, lastSignInAt: null, createdAt: now, updatedAt: now }),
    confirmation_sent_at: now.toISOString(),
  };
}

function shape(user: {
  id: string;
  email: Email;
  metadata: UserMetadata;
  confirmedAt: Date | null;
  lastSignInAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}): UserAnswer {
  const confirmed = user.confirmedAt
    ? { email_confirmed_at: user.confirmedAt.toISOString(), confirmed_at: user.confirmedAt.toISOString() }
    : {};
  const created = { created_at: user.createdAt.toISOString(), updated_at: user.updatedAt.toISOString() };
  const signedIn = user.lastSignInAt ? { last_sign_in_at: user.lastSignInAt.toISOString() } : {};
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    ...confirmed,
    ...signedIn,
    app_metadata: APP_METADATA,
    user_metadata: user.metadata,
    identities: [
      {
        identity_id: user.id,
        id: user.id,
        user_id: user.id,
        identity_data: { sub: user.id, email: user.email, email_verified: user.confirmedAt !== null },
        provider: 'email',
        ...signedIn,
        ...created,
        email: user.email,
      },
    ],
    factors: [],
    ...created,
    is_anonymous: false,
  };
}
