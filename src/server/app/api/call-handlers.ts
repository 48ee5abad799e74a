import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { ORPCError } from '@orpc/server';
import { RPCHandler } from '@orpc/server/fetch';
import { AppError } from '../../platform/app-error.ts';
import { router } from './router.ts';
import { currentWorkContext } from '../../platform/telemetry/work-context.ts';
import { inSpan } from '../../platform/telemetry/tracing.ts';
import type { RequestContext } from '../../services/calls/request-context.ts';
import { toWireError, type ErrorBody } from '../../platform/http/wire-errors.ts';

const KEEP_ALIVE_MS = 15_000;

/** Serves the contract twice: REST for everyone, RPC for our own front end. */
export function createCalls() {
  const rest = new OpenAPIHandler<RequestContext>(router, {
    eventIteratorKeepAliveInterval: KEEP_ALIVE_MS,
    customErrorResponseBodyEncoder: error => error.data as ErrorBody,
    clientInterceptors: [async options => inWireShape(() => asVerb('rest', options), options.context)],
    interceptors: [async options => decodedOrMalformed(() => options.next(), options.context)],
  });
  const rpc = new RPCHandler<RequestContext>(router, {
    eventIteratorKeepAliveInterval: KEEP_ALIVE_MS,
    clientInterceptors: [async options => inWireShape(() => asVerb('rpc', options), options.context)],
    interceptors: [async options => decodedOrMalformed(() => options.next(), options.context)],
  });
  return {
    rest: (request: Request, context: RequestContext) => rest.handle(request, { prefix: '/api/v1', context }),
    rpc: (request: Request, context: RequestContext) => rpc.handle(request, { prefix: '/rpc', context }),
  };
}

interface CallVerb<Result> {
  path: readonly string[];
  procedure: { '~orpc': { route: { path?: string } } };
  next: () => Promise<Result>;
}

/** Counted under its route pattern, and traced as a span of the request. */
function asVerb<Result>(shape: 'rest' | 'rpc', { path, procedure, next }: CallVerb<Result>): Promise<Result> {
  const workContext = currentWorkContext();
  const { path: pattern = '/*' } = procedure['~orpc'].route;
  if (workContext !== undefined)
    workContext.route = shape === 'rest' ? `/api/v1${pattern}` : `/rpc/${path.join('/')}`;
  return inSpan(`verb ${path.join('.')}`, {}, () => next());
}

async function inWireShape<Result>(next: () => Promise<Result>, context: RequestContext): Promise<Result> {
  try {
    return await next();
  } catch (error) {
    throw toWireError(error, context);
  }
}

/** Errors not in wire shape at this point occurred before the call: the request could not be parsed. */
async function decodedOrMalformed<Result>(
  next: () => Promise<Result>,
  context: RequestContext,
): Promise<Result> {
  try {
    return await next();
  } catch (error) {
    if (error instanceof ORPCError && isErrorBody(error.data)) throw error;
    throw toWireError(
      error instanceof ORPCError ? error : new AppError('malformed_request', {}, { cause: error }),
      context,
    );
  }
}

function isErrorBody(data: unknown): data is ErrorBody {
  return typeof data === 'object' && data !== null && 'requestId' in data;
}
