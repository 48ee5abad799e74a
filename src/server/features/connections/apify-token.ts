import type { ApifyToken } from '#contract/connections.ts';
import type { ApifyProblem } from '#domain/sources/apify-cost.ts';
import { AppError } from '../../platform/app-error.ts';
import { requireCallerStands } from '../../services/user-lock/hold-account.ts';
import { askApifyCredit, type ApifyCredit } from '../../integrations/apify/apify-calls.ts';
import {
  findApifyToken,
  forgetApifyToken as forget,
  keepApifyToken,
  noteApifyAnswer,
} from '../../integrations/apify/apify-tokens.ts';
import { SourceError } from '../../integrations/video-source/video-source.ts';
import type { Caller, World } from '../../services/app-context.ts';

const PATIENCE_MS = 15_000;

export async function getApifyToken(world: World, { userId }: Caller): Promise<ApifyToken> {
  return show(world, userId, null);
}

/** Keeps a token that Apify accepts. One without credit left is kept too, and said to be so. */
export async function saveApifyToken(world: World, caller: Caller, token: string): Promise<ApifyToken> {
  const { userId } = caller;
  const { problem, credit } = await ask(world, token);
  if (problem === 'token_refused') throw new AppError('apify_token_refused');
  await world.db.tenant(userId).transaction(async tx => {
    await requireCallerStands(world, tx, caller);
    await keepApifyToken(world, tx, userId, { token, problem, now: world.clock.now() });
  });
  return show(world, userId, credit);
}

/** Asks Apify about the token that is kept, without running anything. */
export async function checkApifyToken(world: World, { userId }: Caller): Promise<ApifyToken> {
  const token = (await findApifyToken(world, userId))?.token ?? null;
  if (token === null) throw new AppError('apify_token_missing');
  const { problem, credit } = await ask(world, token);
  await noteApifyAnswer(world, userId, problem, world.clock.now());
  return show(world, userId, credit);
}

export async function forgetApifyToken(world: World, { userId }: Caller): Promise<ApifyToken> {
  await forget(world, userId);
  return show(world, userId, null);
}

async function ask(
  world: World,
  token: string,
): Promise<{ problem: ApifyProblem | null; credit: ApifyCredit | null }> {
  try {
    const { origin } = world.config.apify;
    const credit = await askApifyCredit(origin, token, AbortSignal.timeout(PATIENCE_MS));
    const isSpent = credit !== null && credit.usedUsd >= credit.limitUsd;
    return { problem: isSpent ? 'quota' : null, credit };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    if (error.code === 'token_refused' || error.code === 'quota')
      return { problem: error.code, credit: null };
    world.log.info({ code: error.code, detail: error.message }, 'an Apify token could not be checked');
    throw new AppError('apify_unreachable', {}, { cause: error });
  }
}

async function show(world: World, userId: string, credit: ApifyCredit | null): Promise<ApifyToken> {
  const kept = await findApifyToken(world, userId);
  return {
    ending: kept?.ending ?? null,
    savedAt: kept?.savedAt.toISOString() ?? null,
    problem: kept?.problem ?? null,
    checkedAt: kept?.checkedAt?.toISOString() ?? null,
    isReadable: kept === undefined || kept.token !== null,
    server: world.config.apify.serverToken !== null,
    credit,
  };
}
