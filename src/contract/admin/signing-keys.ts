import { z } from 'zod';
import { adminProcedure, instant } from '../wire/base.ts';

export const signingKeyList = z.object({
  items: z.array(
    z.object({
      kid: z.string(),
      createdAt: instant,
      /** Null: it is the signing key. Otherwise tokens signed with it stay valid until they expire. */
      retiredAt: instant.nullable(),
    }),
  ),
});

export const signingKeys = {
  list: adminProcedure
    .route({ method: 'GET', path: '/admin/signing-keys', tags: ['admin'] })
    .output(signingKeyList),
  /** `withdrawOld`: for a key that may have leaked; its tokens are rejected and every browser renews its own. */
  rotate: adminProcedure
    .route({ method: 'POST', path: '/admin/signing-keys/rotation', tags: ['admin'] })
    .input(z.strictObject({ withdrawOld: z.boolean().default(false) }))
    .output(signingKeyList),
};
