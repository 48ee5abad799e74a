import { parseHandle } from '#domain/accounts/handle.ts';

export type AuthMode = 'sign_in' | 'sign_up';

export interface AuthFormValues {
  email: string;
  password: string;
  username: string;
  fullName: string;
  confirmPassword: string;
  handle: string;
}

export type AuthField = keyof AuthFormValues;

/** Why a form cannot be sent: the key of its message, and the fields it concerns. */
interface FormProblem {
  key:
    | 'auth.problems.fillAll'
    | 'auth.problems.usernameMissing'
    | 'auth.problems.passwordsDiffer'
    | 'errors.handle_too_long'
    | 'errors.handle_bad_characters';
  fields: AuthField[];
}

/** Spec §5, in its order. Everything else is checked by the server. */
export function formProblem(mode: AuthMode, values: AuthFormValues): FormProblem | null {
  const empty = (['email', 'password'] as const).filter(field => values[field].trim() === '');
  if (empty.length > 0) return { key: 'auth.problems.fillAll', fields: empty };
  if (mode === 'sign_in') return null;
  if (values.username.trim() === '') return { key: 'auth.problems.usernameMissing', fields: ['username'] };
  if (values.password !== values.confirmPassword)
    return { key: 'auth.problems.passwordsDiffer', fields: ['confirmPassword'] };
  const handle = parseHandle(values.handle);
  if (!handle.ok && handle.reason !== 'empty')
    return { key: `errors.handle_${handle.reason}`, fields: ['handle'] };
  return null;
}
