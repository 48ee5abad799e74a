import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import { MOST_COMPARED } from '#domain/metrics/comparison-limits.ts';

type Listed = Pick<LinkedAccount, 'id' | 'is_demo'>;

/**
 * Ids of the accounts to compare, the reference first: those in the URL, otherwise all real ones (demo creators only
 * where there are not two others).
 */
export function comparedIds(accounts: readonly Listed[], named: string | null): string[] {
  const real = accounts.filter(account => !account.is_demo);
  const usual = (real.length > 1 ? real : accounts).map(account => account.id);
  const wanted = named === null ? usual : named.split(',');
  const linked = new Set(accounts.map(account => account.id));
  return [...new Set(wanted)].filter(id => linked.has(id)).slice(0, MOST_COMPARED);
}

/** Adds the account, or removes it if present; the reference stays first as long as it is included. */
export function toggledIds(accounts: readonly Listed[], ids: readonly string[], id: string): string[] {
  const chosen = new Set(ids);
  if (!chosen.delete(id)) chosen.add(id);
  const [reference] = ids;
  const inOrder = accounts.map(account => account.id).filter(one => chosen.has(one));
  return reference !== undefined && chosen.has(reference) ? withReference(inOrder, reference) : inOrder;
}

/** The same accounts with another reference. */
export function withReference(ids: readonly string[], reference: string): string[] {
  return [reference, ...ids.filter(id => id !== reference)];
}
