import { redirectTarget } from '#server/platform/http/site-origin.ts';

const LONGEST_TOKEN = 200;

/**
 * The page of a mailed link, with the token in the fragment: opening the URL does not consume the token.
 * Mails of earlier versions and protocol clients lead here.
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

/** URL of the confirmation page, which has a button and asks for the password. */
export function confirmationUrl(origin: string, linkToken: string, redirectTo: string | null): string {
  const target = redirectTarget(redirectTo, origin).slice(origin.length);
  const fragment = new URLSearchParams({ token: linkToken, type: 'signup' });
  if (!target.startsWith('/auth')) fragment.set('next', target);
  return `${origin}/confirm-email#${fragment.toString()}`;
}
