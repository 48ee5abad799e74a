import { implement } from '@orpc/server';
import type { AccessMeta } from '#contract/base.ts';
import { contract } from '#contract/contract.ts';
import { AppError } from '../app-error.ts';
import { isAdmin } from '../auth/is-admin.ts';
import type { RequestContext } from './request-context.ts';

const root = implement(contract).$context<RequestContext>();

/** Calls open to everybody. */
export const anyone = root.use(({ procedure, next }) => {
  requireAccess(procedure['~orpc'].meta, 'public');
  return next();
});

/** Calls that need a session; the caller is known inside. */
export const signedIn = root.use(({ context, procedure, next }) => {
  requireAccess(procedure['~orpc'].meta, 'session');
  return next({ context: { caller: requireCaller(context) } });
});

/** Calls for the role admin, looked up at every call. */
export const adminOnly = root.use(async ({ context, procedure, next }) => {
  requireAccess(procedure['~orpc'].meta, 'admin');
  const caller = requireCaller(context);
  if (!(await isAdmin(context.world, caller.userId))) throw new AppError('forbidden');
  return next({ context: { caller } });
});

function requireCaller(context: RequestContext) {
  if (context.caller === null) throw new AppError('unauthenticated');
  return context.caller;
}

/** The contract says whom a call lets in; serving it through another door is a programming error. */
function requireAccess(meta: unknown, served: AccessMeta['access']): void {
  const declared = (meta as AccessMeta).access;
  if (declared !== served) throw new Error(`A call declared ${declared} is served as ${served}`);
}
