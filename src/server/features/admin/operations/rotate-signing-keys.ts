import type { z } from 'zod';
import type { signingKeyList } from '#contract/admin/signing-keys.ts';
import { forgetSigningKeys, publishedKeys, replaceSigningKeys } from '../../auth/sessions/signing-keys.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { World } from '#server/services/app-context.ts';
import { act, type AdminContext } from '../acts/admin-action.ts';

type SigningKeyList = z.infer<typeof signingKeyList>;

/** The key that signs, and those whose tokens may still be about. */
export async function listSigningKeys(world: World): Promise<SigningKeyList> {
  const keys = await publishedKeys({ ...world, clock: systemClock });
  return {
    items: keys.map(({ kid, created_at, retired_at }) => ({
      kid,
      createdAt: created_at.toISOString(),
      retiredAt: retired_at?.toISOString() ?? null,
    })),
  };
}

/** A new key signs from now on; the old ones stay published until their tokens are dead, or go at once. */
export async function rotateSigningKeys(
  context: AdminContext,
  { withdrawOld }: { withdrawOld: boolean },
): Promise<SigningKeyList> {
  const world = { ...context.world, clock: systemClock };
  await act(context, async (tx, record) => {
    await replaceSigningKeys(world, tx, withdrawOld);
    await record({ action: withdrawOld ? 'keys.withdrawn' : 'keys.rotated' });
  });
  forgetSigningKeys(world);
  return listSigningKeys(context.world);
}
