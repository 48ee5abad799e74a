import type { Email } from '#domain/auth/email.ts';
import { appMetadataOf, identitiesOf } from './user-identities.ts';
import type { StoredFactor, UserMetadata, UserRow } from './users.queries.ts';

/** A user in the format of GoTrue clients (spec §3: with factors). */
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
    identities: identitiesOf(user),
    appMetadata: appMetadataOf(user),
    newEmail: user.new_email,
    factors: user.factors.map(factorAnswer),
  });
}

/** Response to a sign-up that awaits confirmation: the same for new and known addresses. */
export function pendingUserAnswer(id: string, email: Email, metadata: UserMetadata, now: Date): UserAnswer {
  return {
    ...shape({
      id,
      email,
      metadata,
      confirmedAt: null,
      lastSignInAt: null,
      createdAt: now,
      updatedAt: now,
      factors: [],
      ...asNew(id, email, now),
    }),
    confirmation_sent_at: now.toISOString(),
  };
}

function asNew(id: string, email: Email, now: Date) {
  const fresh = { id, email, password_hash: '', email_proven_at: null, identities: [], created_at: now };
  return { identities: identitiesOf(fresh), appMetadata: appMetadataOf(fresh), newEmail: null };
}

/** Only the last digits of a phone number are returned, enough to recognise it. */
function factorAnswer(factor: StoredFactor): Record<string, unknown> {
  const { phone, last_challenged_at: challengedAt, created_at, updated_at, ...plain } = factor;
  return {
    ...plain,
    ...(phone === null ? {} : { phone: `…${phone.slice(-2)}` }),
    created_at: new Date(created_at).toISOString(),
    updated_at: new Date(updated_at).toISOString(),
    ...(challengedAt === null ? {} : { last_challenged_at: new Date(challengedAt).toISOString() }),
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
  identities: Record<string, unknown>[];
  appMetadata: { provider: string; providers: string[] };
  newEmail: string | null;
  factors: Record<string, unknown>[];
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
    ...(user.newEmail === null ? {} : { new_email: user.newEmail }),
    app_metadata: user.appMetadata,
    user_metadata: user.metadata,
    identities: user.identities,
    factors: user.factors,
    ...created,
    is_anonymous: false,
  };
}
