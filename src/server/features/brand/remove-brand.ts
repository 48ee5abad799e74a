import type { BrandAnswer } from '#contract/brand.ts';
import type { Caller, World } from '../../services/app-context.ts';
import { deleteBrand } from './brand.queries.ts';
import { getBrand } from './get-brand.ts';

/** Takes a brand away, whatever the plan. */
export async function removeBrand(world: World, caller: Caller): Promise<BrandAnswer> {
  await deleteBrand(world.db.tenant(caller.userId), caller.userId);
  return getBrand(world, caller);
}
