import { expect, test } from 'vitest';
import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import { mayChooseAccount, viewedAccount } from './viewed-account.ts';

const accounts = ['second', 'first', 'third'].map(id => ({
  id,
  is_primary: id === 'first',
  is_demo: false,
})) as LinkedAccount[];

test('the primary account is shown until another one is chosen', () => {
  expect(viewedAccount(accounts, null, true)?.id).toBe('first');
  expect(viewedAccount(accounts, 'third', true)?.id).toBe('third');
});

test('who may not choose sees the primary account, whatever the address says', () => {
  expect(viewedAccount(accounts, 'third', false)?.id).toBe('first');
});

test('a demo creator may be looked at by everybody', () => {
  const demo = { id: 'demo', is_primary: false, is_demo: true } as LinkedAccount;
  expect(viewedAccount([...accounts, demo], 'demo', false)?.id).toBe('demo');
});

test('an account that is not linked falls back to the primary one', () => {
  expect(viewedAccount(accounts, 'gone', true)?.id).toBe('first');
  expect(viewedAccount([], 'gone', true)).toBeUndefined();
});

test('admins and business plans choose, others do not', () => {
  const me = (is_admin: boolean, plan_type: 'freemium' | 'premium' | 'business_pro') => ({
    is_admin,
    profile: { plan_type },
  });
  expect(mayChooseAccount(me(true, 'freemium'))).toBe(true);
  expect(mayChooseAccount(me(false, 'business_pro'))).toBe(true);
  expect(mayChooseAccount(me(false, 'premium'))).toBe(false);
});
