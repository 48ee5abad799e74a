import type { UserRow } from './users.queries.ts';

type Owner = Pick<
  UserRow,
  'id' | 'email' | 'password_hash' | 'email_proven_at' | 'identities' | 'created_at'
>;

/** Sign-in methods of an account, as stated in access tokens and user objects. */
export function appMetadataOf(user: Pick<UserRow, 'password_hash' | 'identities'>) {
  const others = [...new Set(user.identities.map(({ provider }) => provider))];
  const providers = hasEmailIdentity(user) ? ['email', ...others] : others;
  return { provider: providers[0] ?? 'email', providers };
}

/** The identities of an account in GoTrue format: address and password form one, called email. */
export function identitiesOf(user: Owner): Record<string, unknown>[] {
  const byEmail = {
    identity_id: user.id,
    id: user.id,
    user_id: user.id,
    identity_data: { sub: user.id, email: user.email, email_verified: user.email_proven_at !== null },
    provider: 'email',
    created_at: user.created_at.toISOString(),
    updated_at: user.created_at.toISOString(),
    email: user.email,
  };
  const others = user.identities.map(({ id, provider, subject, email, created_at, last_sign_in_at }) => ({
    identity_id: id,
    id: subject,
    user_id: user.id,
    identity_data: { sub: subject, email },
    provider,
    created_at: new Date(created_at).toISOString(),
    updated_at: new Date(last_sign_in_at ?? created_at).toISOString(),
    ...(last_sign_in_at === null ? {} : { last_sign_in_at: new Date(last_sign_in_at).toISOString() }),
    email,
  }));
  return hasEmailIdentity(user) ? [byEmail, ...others] : others;
}

function hasEmailIdentity(user: Pick<UserRow, 'password_hash' | 'identities'>): boolean {
  return user.password_hash !== null || user.identities.length === 0;
}
