import type { Brand, BrandAnswer } from '#contract/brand.ts';
import { paleColour } from '#domain/brand/brand.ts';
import { AppError } from '../../platform/app-error.ts';
import { loadEntitlements } from '../../services/entitlements/load-entitlements.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { putBrand } from './brand.queries.ts';
import { readLogoAddress } from './check-logo.ts';
import { getBrand } from './get-brand.ts';

/** Saves the whole brand: undoing a change sends the previous one. */
export async function saveBrand(app: AppContext, caller: Caller, brand: Brand): Promise<BrandAnswer> {
  const { userId } = caller;
  const db = app.db.tenant(userId);
  if (!(await loadEntitlements(db, userId)).brandsReports) throw new AppError('brand_not_in_plan');
  const { name, titles, accent, logo } = brand;
  const pale = paleColour({ titles, accent });
  if (pale !== null)
    throw new AppError(pale.use === 'titles' ? 'brand_titles_pale' : 'brand_accent_pale', {
      ratio: pale.ratio,
      needed: pale.needed,
    });
  const checked = logo === null ? null : readLogoAddress(logo);
  await putBrand(db, userId, { name, titles, accent, logo: checked }, app.clock.now());
  return getBrand(app, caller);
}
