import type { SessionProblem } from './auth-client.ts';
import { authAddress, externalAuth } from './external-auth.ts';
import { auth, getAccessToken } from './session.ts';

export interface LinkedGoogle {
  id: string;
  email: string;
  since: string;
}

/** The sign-in methods of the account. */
export interface SignInWays {
  email: string;
  /** An unconfirmed new address. */
  newEmail: string | null;
  hasPassword: boolean;
  google: LinkedGoogle[];
}

export async function getSignInWays(): Promise<SignInWays> {
  const { client } = await auth();
  const { data, error } = await client.getUser();
  if (error) throw error;
  const identities = data.user.identities ?? [];
  return {
    email: data.user.email ?? '',
    newEmail: data.user.new_email ?? null,
    hasPassword: identities.some(({ provider }) => provider === 'email'),
    google: identities
      .filter(({ provider }) => provider === 'google')
      .map(({ identity_id, identity_data, created_at }) => ({
        id: identity_id,
        email: String(identity_data?.['email'] ?? ''),
        since: created_at ?? '',
      })),
  };
}

export async function changePassword(change: {
  password: string;
  current: string | undefined;
  /** Also ends API keys and linked Google accounts. */
  endOtherWays: boolean;
}): Promise<SessionProblem | null> {
  const { client, problemOf } = await auth();
  // The client passes on unknown fields.
  const wanted = {
    password: change.password,
    end_other_ways: change.endOtherWays,
    ...(change.current === undefined ? {} : { current_password: change.current }),
  };
  const { error } = await client.updateUser(wanted);
  return problemOf(error);
}

/** Nothing changes until the new address is confirmed; passing the present one cancels a pending change. */
export async function changeEmail(change: {
  email: string;
  current?: string | undefined;
}): Promise<SessionProblem | null> {
  const { client, problemOf } = await auth();
  const { error } = await client.updateUser({
    email: change.email,
    ...(change.current === undefined ? {} : { current_password: change.current }),
  });
  return problemOf(error);
}

/** Uses the link of a new address, in the account that requested it; updates the session of this browser too. */
export async function confirmEmail(
  token: string,
): Promise<{ problem: SessionProblem | null; email: string }> {
  const { client, problemOf } = await auth();
  if (externalAuth() !== null) {
    const { data, error } = await client.verifyOtp({ token_hash: token, type: 'email_change' });
    return { problem: problemOf(error), email: data.user?.email ?? '' };
  }
  const session = await getAccessToken();
  if (session === null) return { problem: { code: 'no_authorization', message: '', reasons: [] }, email: '' };
  const response = await window.fetch(`${authAddress()}/verify`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${session}`,
      'content-type': 'application/json',
      'x-client-lang': document.documentElement.lang || 'fr',
    },
    body: JSON.stringify({ type: 'email_change', token_hash: token }),
  });
  const answer = (await response.json()) as { email?: string; error_code?: string; msg?: string };
  if (!response.ok) {
    const code = answer.error_code ?? `http_${response.status}`;
    return { problem: { code, message: answer.msg ?? '', reasons: [] }, email: '' };
  }
  await client.refreshSession();
  return { problem: null, email: answer.email ?? '' };
}

/** Redirects to Google after a renewed proof of identity; returns to the settings. */
export async function linkGoogle(current: string | undefined): Promise<SessionProblem | null> {
  const { client, problemOf } = await auth();
  const chosen = await requestProof(current);
  if ('problem' in chosen) return chosen.problem;
  const { error } = await client.linkIdentity({
    provider: 'google',
    options: {
      redirectTo: `${location.origin}${location.pathname}`,
      queryParams: { lang: document.documentElement.lang || 'fr', proof: chosen.proof },
    },
  });
  return problemOf(error);
}

/**
 * Proves identity by the present password; for some minutes this session may then add a sign-in method. An external
 * server requires none.
 */
export async function requestProof(
  current: string | undefined,
): Promise<{ proof: string } | { problem: SessionProblem }> {
  if (externalAuth() !== null) return { proof: '' };
  const response = await window.fetch(`${authAddress()}/user/proof`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${(await getAccessToken()) ?? ''}`,
      'content-type': 'application/json',
      'x-client-lang': document.documentElement.lang || 'fr',
    },
    body: JSON.stringify(current === undefined ? {} : { current_password: current }),
  });
  const answer = (await response.json()) as { proof?: string; error_code?: string; msg?: string };
  if (response.ok && answer.proof !== undefined) return { proof: answer.proof };
  return {
    problem: { code: answer.error_code ?? `http_${response.status}`, message: answer.msg ?? '', reasons: [] },
  };
}

export async function unlinkGoogle(id: string): Promise<SessionProblem | null> {
  const { client, problemOf } = await auth();
  const { data, error: unread } = await client.getUserIdentities();
  if (unread) return problemOf(unread);
  const identity = data.identities.find(one => one.identity_id === id);
  if (!identity) return null;
  const { error } = await client.unlinkIdentity(identity);
  return problemOf(error);
}
