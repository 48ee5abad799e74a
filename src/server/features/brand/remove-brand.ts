import type { BrandAnswer } from '#contract/brand.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { deleteBrand } from './brand.queries.ts';
import { getBrand } from './get-brand.ts';

/** Deletes a brand, whatever the plan. */
export async function removeBrand(app: AppContext, caller: Caller): Promise<BrandAnswer> {
  await deleteBrand(app.db.tenant(caller.userId), caller.userId);
  return getBrand(app, caller);
}
