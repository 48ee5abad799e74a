import type { Caller, World } from '../world.ts';
import {
  findApifyToken,
  forgetApifyToken as forget,
  keepApifyToken,
} from '../integrations/video-source/apify/apify-tokens.ts';

interface Told {
  ending: string | null;
  savedAt: string | null;
}

export async function getApifyToken(world: World, { userId }: Caller): Promise<Told> {
  const found = await findApifyToken(world, userId);
  return { ending: found?.ending ?? null, savedAt: found?.savedAt.toISOString() ?? null };
}

export async function saveApifyToken(world: World, caller: Caller, token: string): Promise<Told> {
  await keepApifyToken(world, caller.userId, token, world.clock.now());
  return getApifyToken(world, caller);
}

export async function forgetApifyToken(world: World, caller: Caller): Promise<Told> {
  await forget(world, caller.userId);
  return getApifyToken(world, caller);
}
