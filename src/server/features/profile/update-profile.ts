import { AppError } from '../../platform/app-error.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { getMe } from './get-profile.ts';
import { updateProfile, type ProfileChange } from './profile.queries.ts';

export async function updateMe(app: AppContext, caller: Caller, change: ProfileChange) {
  const touched = await updateProfile(app.db.tenant(caller.userId), caller.userId, change);
  if (touched === 0) throw new AppError('unauthenticated');
  return getMe(app, caller);
}
