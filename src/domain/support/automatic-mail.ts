const BULK = /^(?:bulk|junk|list|auto_reply)$/i;
const MACHINES = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(?:[+@-]|$)/i;

/**
 * Whether a program wrote this mail: notices of absence, bounces, lists, newsletters. To answer them would make two
 * programs talk for ever. Source: RFC 3834 §2 and §5, and what servers write besides it.
 */
export function isAutomaticMail(headers: ReadonlyMap<string, string>, from: string): boolean {
  const value = (name: string) => headers.get(name)?.trim() ?? '';
  const submitted = value('auto-submitted').toLowerCase();
  if (submitted !== '' && !/^no\b/.test(submitted)) return true;
  if (
    ['x-autoreply', 'x-autorespond', 'x-auto-reply', 'list-id', 'list-unsubscribe', 'feedback-id'].some(
      name => headers.has(name),
    )
  )
    return true;
  if (BULK.test(value('precedence')) || BULK.test(value('x-precedence'))) return true;
  if (/^multipart\/report\b/i.test(value('content-type'))) return true;
  if (/^<>$/.test(value('return-path'))) return true;
  return MACHINES.test(from);
}
