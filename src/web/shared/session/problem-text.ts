import type { T } from '#i18n/messages.ts';
import type { SessionProblem } from './session.ts';

/** A refusal in the language of the page: the sentence of its code, else the server's own. */
export function problemText(problem: SessionProblem, t: T): string {
  if (problem.code === 'unreachable') return t('ui.unreachable');
  const code =
    problem.code === 'weak_password' ? `weak_password_${problem.reasons[0] ?? 'length'}` : problem.code;
  const key = `auth.refusals.${code}`;
  const said = (t as (key: string) => string)(key);
  // Unknown codes, and sentences with figures that only the server knows.
  const isOurs = said !== key && !said.includes('{');
  if (isOurs) return said;
  return isUnexpected(problem) || problem.message === '' ? t('auth.problems.unexpected') : problem.message;
}

/** Whether nobody foresaw this: the toast then says so instead of repeating a cause. */
export function isUnexpected(problem: SessionProblem): boolean {
  return problem.code === 'unexpected_failure' || /^http_(?!503)/.test(problem.code);
}
