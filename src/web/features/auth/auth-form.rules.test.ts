import { expect, test } from 'vitest';
import { formProblem, type AuthFormValues } from './auth-form.ts';

const full: AuthFormValues = {
  email: 'lea@exemple.fr',
  password: 'girafe bleue',
  username: 'Léa',
  fullName: '',
  confirmPassword: 'girafe bleue',
  handle: '',
};

test('an empty address or password is said first, in both modes', () => {
  for (const mode of ['sign_in', 'sign_up'] as const) {
    expect(formProblem(mode, { ...full, email: ' ', username: '' })).toEqual({
      key: 'auth.problems.fillAll',
      fields: ['email'],
    });
    expect(formProblem(mode, { ...full, email: '', password: '' })?.fields).toEqual(['email', 'password']);
  }
});

test('signing up needs a username, then two equal passwords, then a readable handle', () => {
  expect(formProblem('sign_up', { ...full, username: '  ', confirmPassword: 'x' })?.key).toBe(
    'auth.problems.usernameMissing',
  );
  expect(formProblem('sign_up', { ...full, confirmPassword: 'x', handle: 'é' })?.key).toBe(
    'auth.problems.passwordsDiffer',
  );
  expect(formProblem('sign_up', { ...full, handle: '@léa' })).toEqual({
    key: 'errors.handle_bad_characters',
    fields: ['handle'],
  });
  expect(formProblem('sign_up', { ...full, handle: 'x'.repeat(25) })?.key).toBe('errors.handle_too_long');
  expect(formProblem('sign_up', { ...full, handle: '@Lea.Martin' })).toBeNull();
  expect(formProblem('sign_up', full)).toBeNull();
});

test('signing in asks for nothing but address and password', () => {
  expect(formProblem('sign_in', { ...full, username: '', confirmPassword: '', handle: '@é' })).toBeNull();
});
