import type { ApifyToken } from '#contract/connections.ts';
import type { ApifyProblem } from '#domain/sources/apify-cost.ts';
import { AppError } from '../../platform/app-error.ts';
import { requireCallerStands } from '../../services/user-lock/lock-account-owner.ts';
import { fetchApifyCredit, type ApifyCredit } from '../../integrations/apify/apify-calls.ts';
import {
  findApifyToken,
  forgetApifyToken as forget,
  sealAndSaveToken,
  recordApifyAnswer,
} from '../../integrations/apify/apify-tokens.ts';
import { SourceError } from '../../integrations/video-source/video-source.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';

const PATIENCE_MS = 15_000;

export async function getApifyToken(app: AppContext, { userId }: Caller): Promise<ApifyToken> {
  return show(app, userId, null);
}

/** Saves a token accepted by Apify. One without remaining credit is saved too, with that status. */
export async function saveApifyToken(app: AppContext, caller: Caller, token: string): Promise<ApifyToken> {
  const { userId } = caller;
  const { problem, credit } = await ask(app, token);
  if (problem === 'token_refused') throw new AppError('apify_token_refused');
  await app.db.tenant(userId).transaction(async tx => {
    await requireCallerStands(app, tx, caller);
    await sealAndSaveToken(app, tx, userId, { token, problem, now: app.clock.now() });
  });
  return show(app, userId, credit);
}

/** Checks the saved token with Apify, without running anything. */
export async function checkApifyToken(app: AppContext, { userId }: Caller): Promise<ApifyToken> {
  const token = (await findApifyToken(app, userId))?.token ?? null;
  if (token === null) throw new AppError('apify_token_missing');
  const { problem, credit } = await ask(app, token);
  await recordApifyAnswer(app, userId, problem, app.clock.now());
  return show(app, userId, credit);
}

export async function forgetApifyToken(app: AppContext, { userId }: Caller): Promise<ApifyToken> {
  await forget(app, userId);
  return show(app, userId, null);
}

async function ask(
  app: AppContext,
  token: string,
): Promise<{ problem: ApifyProblem | null; credit: ApifyCredit | null }> {
  try {
    const { origin } = app.config.apify;
    const credit = await fetchApifyCredit(origin, token, AbortSignal.timeout(PATIENCE_MS));
    const isSpent = credit !== null && credit.usedUsd >= credit.limitUsd;
    return { problem: isSpent ? 'quota' : null, credit };
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    if (error.code === 'token_refused' || error.code === 'quota')
      return { problem: error.code, credit: null };
    app.log.info({ code: error.code, detail: error.message }, 'an Apify token could not be checked');
    throw new AppError('apify_unreachable', {}, { cause: error });
  }
}

async function show(app: AppContext, userId: string, credit: ApifyCredit | null): Promise<ApifyToken> {
  const kept = await findApifyToken(app, userId);
  return {
    ending: kept?.ending ?? null,
    savedAt: kept?.savedAt.toISOString() ?? null,
    problem: kept?.problem ?? null,
    checkedAt: kept?.checkedAt?.toISOString() ?? null,
    isReadable: kept === undefined || kept.token !== null,
    server: app.config.apify.serverToken !== null,
    credit,
  };
}
