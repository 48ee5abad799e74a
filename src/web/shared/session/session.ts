import type { GoTrueClient, Session } from '@supabase/auth-js';
import { useSyncExternalStore } from 'react';
import type { SessionProblem } from './auth-client.ts';
import { returnAddress } from './external-auth.ts';
import { clearDrafts, saveDrafts, watchTyping } from './form-drafts.ts';
import { didSignOutByChoice, signOutByChoice, LEFT_BY_CHOICE } from './signed-out-by-choice.ts';
import {
  addressCarriesCode,
  addressCarriesTokens,
  clearVerifiers,
  msUntilRenewal,
  needsSecondFactor,
  readStoredSession,
  SESSION_KEY,
} from './stored-session.ts';

export type { SessionProblem } from './auth-client.ts';

interface SessionUser {
  id: string;
  email: string;
}

interface SessionState {
  /** `second_factor`: signed in, but every page is closed until the second factor is given. */
  status: 'loading' | 'second_factor' | 'signed_in' | 'signed_out';
  user: SessionUser | null;
}

/** Shown for an unexpected failure of a call. */
export const UNFORESEEN: SessionProblem = { code: 'unexpected_failure', message: '', reasons: [] };

interface SignUpForm {
  email: string;
  password: string;
  username: string;
  /** Defaults to the username. */
  fullName?: string;
  tiktokHandle?: string;
}

type AuthModule = typeof import('./auth-client.ts');

/** Response codes for a session that the server no longer knows. */
const ALREADY_OVER = new Set([401, 403, 404]);
/** Shown on the sign-in page to users redirected there when their session ended. */
const SESSION_OVER: SessionProblem = { code: 'session_not_found', message: '', reasons: [] };
const SIGNED_OUT: SessionState = { status: 'signed_out', user: null };

let loaded: Promise<AuthModule & { client: GoTrueClient }> | undefined;
let state: SessionState = { status: 'loading', user: null };
let started = false;
let spentToken: string | undefined;
let arrivalProblem: SessionProblem | null = null;
const listeners = new Set<() => void>();

/** The auth client is a sixth of the app's script: it is loaded on first use. */
export function auth(): Promise<AuthModule & { client: GoTrueClient }> {
  loaded ??= import('./auth-client.ts').then(async module => {
    dropTokensOfAddress();
    const broughtCode = new URLSearchParams(location.search).has('code');
    const client = module.createAuthClient();
    const { error } = await client.initialize();
    arrivalProblem = module.problemOf(error);
    if (!error && broughtCode) clearVerifiers();
    client.onAuthStateChange((_event, session) => show(session));
    return { ...module, client };
  });
  // A failed load of the code may be retried.
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

/** A session comes from a form, a mailed link's button or a code that this browser requested, never from a URL. */
function dropTokensOfAddress(): void {
  if (!addressCarriesTokens(location.hash)) return;
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** Preloads the client: the sign-in page is about to need it. */
export function prepareAuth(): void {
  auth().catch(() => undefined);
}

/**
 * Trusts a stored session until its token is due for renewal; only then, or when the state is unclear, calls the
 * client.
 */
function start(): void {
  if (started) return;
  started = true;
  watchTyping();
  dropTokensOfAddress();
  const stored = readStoredSession();
  if (addressCarriesCode(window.location)) void auth();
  else if (!stored) show(null);
  else if (msUntilRenewal(stored, Date.now()) <= 0) void auth();
  else {
    show(stored);
    setTimeout(() => void auth(), msUntilRenewal(stored, Date.now()));
  }
  window.addEventListener('storage', event => {
    if (event.key === SESSION_KEY && !loaded) show(readStoredSession());
    // Another tab's notice may arrive after its sign-out.
    if (event.key === LEFT_BY_CHOICE) clearDrafts();
  });
}

function show(session: Session | null): void {
  const user = session ? { id: session.user.id, email: session.user.email ?? '' } : null;
  const status = session && needsSecondFactor(session) ? 'second_factor' : 'signed_in';
  const next: SessionState = user ? { status, user } : SIGNED_OUT;
  if (
    next.status === state.status &&
    next.user?.id === state.user?.id &&
    next.user?.email === state.user?.email
  )
    return;
  if (state.user && state.user.id !== next.user?.id) {
    if (next.user || didSignOutByChoice(Date.now())) clearDrafts();
    else {
      saveDrafts(state.user.id);
      arrivalProblem = SESSION_OVER;
    }
  }
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  start();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, () => state);
}

/** The token for the next call, renewed first when it is about to expire; null when not signed in. */
export async function getAccessToken(): Promise<string | null> {
  const stored = readStoredSession();
  if (!loaded && !stored) return null;
  if (!loaded && stored && msUntilRenewal(stored, Date.now()) > 0) return stored.access_token;
  const { client } = await auth();
  const { data } = await client.getSession();
  return data.session?.access_token ?? null;
}

/**
 * After a 401 response: a fresh token for one more try, or null. A session ended by the server is ended here too, in
 * every tab; an unreachable or overloaded server ends nothing.
 */
export async function renewAccessToken(): Promise<string | null> {
  const { client, endedByServer } = await auth();
  const { data, error } = await client.refreshSession();
  if (!error) return data.session?.access_token ?? null;
  if (endedByServer(error)) await client.signOut({ scope: 'local' });
  return null;
}

export async function signIn(email: string, password: string): Promise<SessionProblem | null> {
  const { client, problemOf } = await auth();
  const { error } = await client.signInWithPassword({ email, password });
  return problemOf(error);
}

/** `confirmationNeeded`: no session yet; a link is in the mailbox. */
export async function signUp(
  form: SignUpForm,
): Promise<{ problem: SessionProblem | null; confirmationNeeded: boolean }> {
  const { client, problemOf } = await auth();
  const { data, error } = await client.signUp({
    email: form.email,
    password: form.password,
    options: {
      emailRedirectTo: returnAddress(),
      data: {
        full_name: form.fullName || form.username,
        username: form.username,
        ...(form.tiktokHandle ? { tiktok_handle: form.tiktokHandle } : {}),
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    },
  });
  return { problem: problemOf(error), confirmationNeeded: !error && data.session === null };
}

/** Redirects to Google, to return to the origin or the requested page; returns why it could not redirect. */
export async function signInWithGoogle(): Promise<SessionProblem | null> {
  const { client, problemOf } = await auth();
  const { origin, pathname, search } = window.location;
  const wantsPage = new URLSearchParams(search).has('next');
  const { error } = await client.signInWithOAuth({
    provider: 'google',
    options: {
      redirectTo: wantsPage ? origin + pathname + search : returnAddress(),
      queryParams: {
        lang: document.documentElement.lang || 'fr',
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    },
  });
  return problemOf(error);
}

/** Why the sign-in URL opened no session; returned once. */
export function takeSignInProblem(): SessionProblem | null {
  const { hash, search } = window.location;
  const said = new URLSearchParams(hash.slice(1));
  const code = said.get('error_code');
  const problem =
    code === null ? arrivalProblem : { code, message: said.get('error_description') ?? '', reasons: [] };
  arrivalProblem = null;
  const query = new URLSearchParams(search);
  query.delete('code');
  const kept = query.size === 0 ? '' : `?${query.toString()}`;
  if (code !== null || kept !== search) history.replaceState(history.state, '', location.pathname + kept);
  return problem;
}

/** The server ends the session first: if it is unreachable, this throws and the user stays signed in. */
export async function signOut(): Promise<void> {
  const { client, endedByServer } = await auth();
  const { data } = await client.getSession();
  if (data.session !== null) {
    const { error: refused } = await client.admin.signOut(data.session.access_token, 'local');
    if (refused && !(endedByServer(refused) && ALREADY_OVER.has(refused.status ?? 0))) throw refused;
  }
  signOutByChoice(Date.now());
  const { error } = await client.signOut({ scope: 'local' });
  if (error) throw error;
}

export async function sendConfirmationAgain(email: string): Promise<SessionProblem | null> {
  const { client, problemOf } = await auth();
  const { error } = await client.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: returnAddress() },
  });
  return problemOf(error);
}

export async function requestPasswordReset(email: string): Promise<SessionProblem | null> {
  const { client, problemOf } = await auth();
  const { error } = await client.resetPasswordForEmail(email, {
    redirectTo: `${window.location.origin}/reset-password`,
  });
  return problemOf(error);
}

/** Uses the link of a sign-up with the password chosen then. A wrong one does not use it up. */
export async function confirmSignUp(token: string, password: string): Promise<SessionProblem | null> {
  const { client, problemOf } = await auth();
  // The client passes on unknown fields.
  const proof = { token_hash: token, type: 'signup' as const, password };
  const { error } = await client.verifyOtp(proof);
  return problemOf(error);
}

/**
 * Uses the mailed one-time token, then sets the password; the token is used only once per tab. Null: the link of an
 * external auth server has opened a session already.
 */
export async function resetPassword(
  token: string | null,
  password: string,
  type: 'recovery' | 'signup' = 'recovery',
): Promise<SessionProblem | null> {
  const { client, problemOf } = await auth();
  if (token !== null && spentToken !== token) {
    const { error } = await client.verifyOtp({ token_hash: token, type });
    if (error) return problemOf(error);
    spentToken = token;
  }
  const { error } = await client.updateUser({ password });
  return problemOf(error);
}
