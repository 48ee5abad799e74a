import type { Context, Hono } from 'hono';
import type { Caller } from '#server/services/app-context.ts';
import type { AuthRequest } from '../request/auth-request.ts';
import { challengeFactor } from './challenge-factor.ts';
import type { Reach } from '../sessions/check-session.ts';
import { enrollFactor } from './enroll-factor.ts';
import {
  dropRecoveryCodes,
  makeRecoveryCodes,
  recoveryCodesLeft,
  renewRecoveryCodes,
  verifyRecoveryCode,
} from './recovery-codes.ts';
import { removeFactor } from './remove-factor.ts';
import { verifyFactor } from './verify-factor.ts';

type Json = () => Record<string, unknown>;
type Work = (request: AuthRequest, caller: Caller, c: Context, json: Json) => Promise<object>;

/** Second factors and recovery codes. Routes available before the second factor are marked. */
export function addFactorRoutes(
  routes: Hono,
  serve: (
    work: (request: AuthRequest, c: Context, json: Json) => Promise<Response>,
  ) => (c: Context) => Promise<Response>,
  callerOf: (c: Context, reach: Reach) => Promise<Caller>,
): void {
  const withFactorAccess = (reach: Reach) => (work: Work) =>
    serve(async (request, c, json) => c.json(await work(request, await callerOf(c, reach), c, json)));
  const locked = withFactorAccess('everything');
  const open = withFactorAccess('second_factor');
  const idIn = (c: Context) => c.req.param('id') ?? '';

  routes.get(
    '/factors/recovery-codes',
    locked((request, caller) => recoveryCodesLeft(request, caller)),
  );
  routes.post(
    '/factors/recovery-codes',
    locked((request, caller, c, json) => makeRecoveryCodes(request, caller, hasBody(c) ? json() : {})),
  );
  routes.delete(
    '/factors/recovery-codes',
    locked((request, caller) => dropRecoveryCodes(request, caller)),
  );
  routes.post(
    '/factors/recovery-codes/regenerate',
    locked((request, caller) => renewRecoveryCodes(request, caller)),
  );
  routes.post(
    '/factors/recovery-codes/verify',
    open((request, caller, _c, json) => verifyRecoveryCode(request, caller, json())),
  );
  routes.post(
    '/factors',
    locked((request, caller, _c, json) => enrollFactor(request, caller, json())),
  );
  routes.delete(
    '/factors/:id',
    locked((request, caller, c) => removeFactor(request, caller, idIn(c))),
  );
  routes.post(
    '/factors/:id/challenge',
    open((request, caller, c, json) => challengeFactor(request, caller, idIn(c), hasBody(c) ? json() : {})),
  );
  routes.post(
    '/factors/:id/verify',
    open((request, caller, c, json) => verifyFactor(request, caller, idIn(c), json())),
  );
}

/** Some clients send no body when none is needed. */
function hasBody(c: Context): boolean {
  return Number(c.req.header('content-length') ?? 0) > 0 || c.req.header('transfer-encoding') !== undefined;
}
