import type { z } from 'zod';
import type { signingKeyList } from '#contract/admin/signing-keys.ts';
import { clearSigningKeys, publishedKeys, replaceSigningKeys } from '../../auth/sessions/signing-keys.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { runAdminAction, type AdminContext } from '../acts/admin-action.ts';

type SigningKeyList = z.infer<typeof signingKeyList>;

/** The current signing key, and those whose tokens may still be in use. */
export async function listSigningKeys(app: AppContext): Promise<SigningKeyList> {
  const keys = await publishedKeys({ ...app, clock: systemClock });
  return {
    items: keys.map(({ kid, created_at, retired_at }) => ({
      kid,
      createdAt: created_at.toISOString(),
      retiredAt: retired_at?.toISOString() ?? null,
    })),
  };
}

/** Rotates to a new signing key; the old ones stay published until their tokens expire, or are removed immediately. */
export async function rotateSigningKeys(
  context: AdminContext,
  { withdrawOld }: { withdrawOld: boolean },
): Promise<SigningKeyList> {
  const app = { ...context.app, clock: systemClock };
  await runAdminAction(context, async (tx, record) => {
    await replaceSigningKeys(app, tx, withdrawOld);
    await record({ action: withdrawOld ? 'keys.withdrawn' : 'keys.rotated' });
  });
  clearSigningKeys(app);
  return listSigningKeys(context.app);
}
