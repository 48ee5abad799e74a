/** The external auth server that signs people in instead of ours; null: ours does. */
export function externalAuth(): { url: string; key: string | null } | null {
  const { authUrl, authKey } = document.documentElement.dataset;
  return authUrl ? { url: authUrl, key: authKey ?? null } : null;
}

/** Where calls of the auth client go. */
export function authAddress(): string {
  return externalAuth()?.url ?? `${location.origin}/auth/v1`;
}

/** Our own server leads from the origin to the sign-in page; another one knows nothing of that. */
export function returnAddress(): string {
  return externalAuth() === null ? location.origin : `${location.origin}/auth`;
}
