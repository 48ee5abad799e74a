/** The external auth server that replaces ours for sign-in; null: ours is used. */
export function externalAuth(): { url: string; key: string | null } | null {
  const { authUrl, authKey } = document.documentElement.dataset;
  return authUrl ? { url: authUrl, key: authKey ?? null } : null;
}

/** Base URL of the auth client's calls. */
export function authAddress(): string {
  return externalAuth()?.url ?? `${location.origin}/auth/v1`;
}

/** Our own server redirects from the origin to the sign-in page; an external one does not. */
export function returnAddress(): string {
  return externalAuth() === null ? location.origin : `${location.origin}/auth`;
}
