import { AppError } from '../../platform/app-error.ts';
import type { Caller, World } from '../../services/app-context.ts';
import { getMe } from './get-profile.ts';
import { updateProfile, type ProfileChange } from './profile.queries.ts';

export async function updateMe(world: World, caller: Caller, change: ProfileChange) {
  const touched = await updateProfile(world.db.tenant(caller.userId), caller.userId, change);
  if (touched === 0) throw new AppError('unauthenticated');
  return getMe(world, caller);
}
