import * as oidc from 'openid-client';
import type { AuthContext } from '../request/auth-context.ts';

const DISCOVERED_FOR_MS = 12 * 3_600_000;
const TIMEOUT_SECONDS = 10;
const CLOCK_TOLERANCE_SECONDS = 30;

/** The user according to Google's signed ID token. */
export interface GoogleUser {
  subject: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
}

/** Secrets that bind a browser to its round trip to Google; none is stored. */
export interface FlowSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

interface Discovered {
  at: number;
  issuer: string;
  config: Promise<oidc.Configuration>;
}

const discovered = new WeakMap<AuthContext['config'], Discovered>();

/** Google's endpoints and keys, fetched on first use; after a failure the next sign-in tries again. */
function configurationOf({ config }: AuthContext): Promise<oidc.Configuration> {
  const { google } = config;
  if (google === null) throw new Error('Google sign-in is not configured');
  const known = discovered.get(config);
  if (known && performance.now() - known.at < DISCOVERED_FOR_MS) return known.config;
  const isLocal = google.issuer.startsWith('http:');
  const input = oidc.discovery(
    new URL(google.issuer),
    google.clientId,
    { client_secret: google.clientSecret, [oidc.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
    undefined,
    {
      timeout: TIMEOUT_SECONDS,
      execute: [oidc.enableNonRepudiationChecks, ...(isLocal ? [oidc.allowInsecureRequests] : [])],
    },
  );
  discovered.set(config, { at: performance.now(), issuer: google.issuer, config: input });
  input.catch(() => discovered.delete(config));
  return input;
}

/** Google's authorization URL for a browser. */
export async function googleAddress(
  app: AuthContext,
  secrets: FlowSecrets,
  options: { callback: string; language: string; loginHint?: string | undefined },
): Promise<URL> {
  return oidc.buildAuthorizationUrl(await configurationOf(app), {
    redirect_uri: options.callback,
    scope: 'openid email profile',
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(secrets.codeVerifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
    hl: options.language,
    ...(options.loginHint === undefined ? {} : { login_hint: options.loginHint }),
  });
}

/** Exchanges Google's code for its ID token; throws when any check fails. */
export async function fetchGoogleUser(
  app: AuthContext,
  callback: URL,
  secrets: FlowSecrets,
): Promise<GoogleUser> {
  const tokens = await oidc.authorizationCodeGrant(await configurationOf(app), callback, {
    expectedState: secrets.state,
    expectedNonce: secrets.nonce,
    pkceCodeVerifier: secrets.codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('Google answered without an ID token');
  const { sub, email, email_verified: verified, name } = claims;
  return {
    subject: sub,
    email: typeof email === 'string' ? email : null,
    emailVerified: verified === true,
    name: typeof name === 'string' ? name : null,
  };
}

/** The error code if Google itself refused, rather than being unreachable or invalid. */
export function refusalOfGoogle(error: unknown): string | undefined {
  return error instanceof oidc.AuthorizationResponseError ? error.error : undefined;
}

/** Loggable reason of a failure at Google: its kind, never a token or an address. */
export function reasonOf(error: unknown): string {
  const { name, code, cause } = error as Error & { code?: unknown; cause?: { code?: unknown } };
  return [name, code, cause?.code].filter(part => typeof part === 'string').join(' ');
}
