import { implement, type ImplementerInternalWithMiddlewares } from '@orpc/server';
import type { AccessMeta } from '#contract/wire/base.ts';
import { contract } from '#contract/contract.ts';
import { keyMayCall } from '#domain/api-keys/api-key.ts';
import { AppError } from '../../platform/app-error.ts';
import { isAdmin } from './is-admin.ts';
import type { Caller } from '../app-context.ts';
import { refuseUnknownParameters } from './known-parameters.ts';
import type { RequestContext } from './request-context.ts';
import { VIEWABLE_CALLS, VISITOR_CALLS, VISITOR_TRIES } from './viewable-calls.ts';

const root = implement(contract).$context<RequestContext>();

/** Declared explicitly, because the compiler would otherwise expand the whole contract in every declaration. */
type Calls<Inside extends RequestContext> = ImplementerInternalWithMiddlewares<
  typeof contract,
  RequestContext,
  Inside
>;
type WithCaller = Omit<RequestContext, 'caller'> & { caller: Caller };

/** Calls open to everybody. */
export const anyone: Calls<RequestContext> = root.use(({ context, procedure, next }) => {
  requireAccess(procedure['~orpc'].meta, 'public');
  // A view stays read-only, also in public calls.
  if (context.caller?.viewedBy !== undefined && procedure['~orpc'].route.method !== 'GET')
    throw new AppError('view_read_only');
  refuseUnknownParameters(procedure, context.query);
  return next({ context });
});

/** Calls that need a session; `caller` is then set. */
export const signedIn: Calls<WithCaller> = root.use(({ context, procedure, path, next }) => {
  requireAccess(procedure['~orpc'].meta, 'session');
  const caller = requireCaller(context);
  requireViewerMayAsk(caller, path.join('.'), procedure['~orpc'].route.method);
  requireKeyMayAsk(caller, procedure['~orpc']);
  refuseUnknownParameters(procedure, context.query);
  return next({ context: { caller } });
});

/** Calls for the admin role, checked at every call. */
export const adminOnly: Calls<WithCaller> = root.use(async ({ context, procedure, path, next }) => {
  requireAccess(procedure['~orpc'].meta, 'admin');
  const caller = requireCaller(context);
  if (caller.viewedBy !== undefined) throw new AppError('view_read_only');
  requireKeyMayAsk(caller, procedure['~orpc']);
  if (!(await isAdmin(context.app, caller.userId))) throw new AppError('forbidden');
  refuseUnknownParameters(procedure, context.query);
  context.log.info({ adminId: caller.userId, call: path.join('.') }, 'an administrator called');
  return next({ context: { caller } });
});

function requireCaller(context: RequestContext) {
  if (context.caller === null) throw new AppError('unauthenticated');
  return context.caller;
}

/** A person viewing another user's data may only read, and only the listed calls. */
function requireViewerMayAsk({ viewedBy }: Caller, call: string, method: string | undefined): void {
  if (viewedBy === undefined) return;
  if (viewedBy.adminId === null && VISITOR_TRIES.has(call)) return;
  const open = viewedBy.adminId === null ? VISITOR_CALLS : VIEWABLE_CALLS;
  if (method !== 'GET' || !open.has(call)) throw new AppError('view_read_only');
}

/**
 * API keys reach neither administration nor decisions reserved to the user, and change nothing without write
 * permission.
 */
function requireKeyMayAsk({ apiKey }: Caller, call: { meta: AccessMeta; route: { method?: string } }): void {
  if (apiKey === undefined) return;
  if (call.meta.access === 'admin' || call.meta.apiKeys === 'refused') throw new AppError('api_key_refused');
  if (!keyMayCall(apiKey.scopes, call.route.method ?? 'POST')) throw new AppError('api_key_read_only');
}

/** The contract defines a call's access; serving it through another guard is a programming error. */
function requireAccess(meta: unknown, served: AccessMeta['access']): void {
  const declared = (meta as AccessMeta).access;
  if (declared !== served) throw new Error(`A call declared ${declared} is served as ${served}`);
}
