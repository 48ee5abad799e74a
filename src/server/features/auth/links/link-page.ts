import { redirectTarget } from '#server/platform/http/site-origin.ts';

const LONGEST_TOKEN = 200;

/**
 * The page of a mailed link, with the token in the fragment: opening an address spends nothing, whoever opens it.
 * Mails of earlier versions and the protocol's own clients lead here.
 */
export function linkPage(origin: string, query: URLSearchParams): string {
  const type = query.get('type') ?? '';
  const given = query.get('token_hash') ?? query.get('token') ?? '';
  const linkToken = given.length > LONGEST_TOKEN ? '' : given;
  const fragment = new URLSearchParams({ token: linkToken }).toString();
  if (type === 'recovery') return `${origin}/reset-password#${fragment}`;
  if (type === 'email_change') return `${origin}/confirm-email#${fragment}`;
  return confirmationUrl(origin, linkToken, query.get('redirect_to'));
}

/** Where an address is confirmed: a page with a button, which asks for the password. */
export function confirmationUrl(origin: string, linkToken: string, redirectTo: string | null): string {
  const target = redirectTarget(redirectTo, origin).slice(origin.length);
  const fragment = new URLSearchParams({ token: linkToken, type: 'signup' });
  if (!target.startsWith('/auth')) fragment.set('next', target);
  return `${origin}/confirm-email#${fragment.toString()}`;
}
