import {
  GoTrueClient,
  isAuthApiError,
  isAuthRetryableFetchError,
  isAuthWeakPasswordError,
  type AuthError,
  type Session,
} from '@supabase/auth-js';
import { useSyncExternalStore } from 'react';

export interface SessionUser {
  id: string;
  email: string;
}

export interface SessionState {
  status: 'loading' | 'signed_in' | 'signed_out';
  user: SessionUser | null;
}

/** What went wrong, told apart by its code; the sentence for it is the page's business. */
export interface SessionProblem {
  code: string;
  /** The server's own sentence, in the language of the page. */
  message: string;
  /** Why a password was refused. */
  reasons: string[];
}

/** What is said when a call broke in a way nobody foresaw. */
export const UNFORESEEN: SessionProblem = { code: 'unexpected_failure', message: '', reasons: [] };

export interface SignUpForm {
  email: string;
  password: string;
  username: string;
  tiktokHandle?: string;
}

const SIGNED_OUT: SessionState = { status: 'signed_out', user: null };

let client: GoTrueClient | undefined;
let state: SessionState = { status: 'loading', user: null };
let spentToken: string | undefined;
const listeners = new Set<() => void>();

/** One client a page: it keeps the session in local storage, renews it near expiry and tells the other tabs. */
function authClient(): GoTrueClient {
  if (client) return client;
  client = new GoTrueClient({
    url: `${window.location.origin}/auth/v1`,
    storageKey: 'accroche-session',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: true,
    flowType: 'implicit',
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('X-Client-Lang', document.documentElement.lang || 'fr');
      return window.fetch(input, { ...init, headers });
    },
  });
  client.onAuthStateChange((_event, session) => show(session));
  return client;
}

function show(session: Session | null): void {
  const user = session ? { id: session.user.id, email: session.user.email ?? '' } : null;
  const next: SessionState = user ? { status: 'signed_in', user } : SIGNED_OUT;
  if (
    next.status === state.status &&
    next.user?.id === state.user?.id &&
    next.user?.email === state.user?.email
  )
    return;
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  authClient();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, () => state);
}

/** The token for the next call, renewed first when it is about to expire; null when nobody is signed in. */
export async function getAccessToken(): Promise<string | null> {
  const { data } = await authClient().getSession();
  return data.session?.access_token ?? null;
}

/**
 * After a call was answered 401: a fresh token to try once more, or null. A session that the server has ended is
 * ended here too, in every tab; a server out of reach or under load ends nothing.
 */
export async function renewAccessToken(): Promise<string | null> {
  const { data, error } = await authClient().refreshSession();
  if (!error) return data.session?.access_token ?? null;
  if (isAuthApiError(error) && error.status !== 429) await authClient().signOut({ scope: 'local' });
  return null;
}

export async function signIn(email: string, password: string): Promise<SessionProblem | null> {
  const { error } = await authClient().signInWithPassword({ email, password });
  return problemOf(error);
}

/** `confirmationNeeded`: no session yet, a link waits in the mailbox. */
export async function signUp(
  form: SignUpForm,
): Promise<{ problem: SessionProblem | null; confirmationNeeded: boolean }> {
  const { data, error } = await authClient().signUp({
    email: form.email,
    password: form.password,
    options: {
      emailRedirectTo: window.location.origin,
      data: {
        full_name: form.username,
        username: form.username,
        ...(form.tiktokHandle ? { tiktok_handle: form.tiktokHandle } : {}),
        time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    },
  });
  return { problem: problemOf(error), confirmationNeeded: !error && data.session === null };
}

/** Leaves for Google; only what keeps the browser from leaving is answered. */
export async function signInWithGoogle(): Promise<SessionProblem | null> {
  const { error } = await authClient().signInWithOAuth({
    provider: 'google',
    options: { redirectTo: window.location.origin },
  });
  return problemOf(error);
}

/** Signs this browser out at once. Throws when the server could not be told: it may still know the session. */
export async function signOut(): Promise<void> {
  const { error } = await authClient().signOut({ scope: 'local' });
  if (error) throw error;
}

export async function sendConfirmationAgain(email: string): Promise<SessionProblem | null> {
  const { error } = await authClient().resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: window.location.origin },
  });
  return problemOf(error);
}

export async function requestPasswordReset(email: string): Promise<SessionProblem | null> {
  const { error } = await authClient().resetPasswordForEmail(email);
  return problemOf(error);
}

/** Spends the mailed one-time token, then sets the password; the token is spent only once a tab. */
export async function resetPassword(token: string, password: string): Promise<SessionProblem | null> {
  if (spentToken !== token) {
    const { error } = await authClient().verifyOtp({ token_hash: token, type: 'recovery' });
    if (error) return problemOf(error);
    spentToken = token;
  }
  const { error } = await authClient().updateUser({ password });
  return problemOf(error);
}

function problemOf(error: AuthError | null): SessionProblem | null {
  if (!error) return null;
  const unreachable = isAuthRetryableFetchError(error) && !error.status;
  return {
    code: unreachable ? 'unreachable' : (error.code ?? `http_${error.status ?? 0}`),
    message: error.message,
    reasons: isAuthWeakPasswordError(error) ? error.reasons : [],
  };
}
