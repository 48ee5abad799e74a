import type { T } from '#i18n/messages.ts';
import type { SessionProblem } from './session.ts';

/** The text of a refusal in the language of the page: that of its code, otherwise the server's own. */
export function problemText(problem: SessionProblem, t: T): string {
  if (problem.code === 'unreachable') return t('ui.unreachable');
  const code =
    problem.code === 'weak_password' ? `weak_password_${problem.reasons[0] ?? 'length'}` : problem.code;
  const key = `auth.refusals.${code}`;
  const said = (t as (key: string) => string)(key);
  // Unknown codes, and messages with values that only the server knows, use the server's text.
  const isOurs = said !== key && !said.includes('{');
  if (isOurs) return said;
  return isUnexpected(problem) || problem.message === '' ? t('auth.problems.unexpected') : problem.message;
}

/** Whether the error is unexpected: the toast then says so instead of naming a cause. */
export function isUnexpected(problem: SessionProblem): boolean {
  return problem.code === 'unexpected_failure' || /^http_(?!503)/.test(problem.code);
}
