import type { BrandAnswer } from '#contract/brand.ts';
import { loadEntitlements } from '../../services/entitlements/load-entitlements.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { findBrandRow } from './brand.queries.ts';
import { logoAddress } from './check-logo.ts';

/** The name, colours and logo for the caller's reports; also when the plan no longer includes them. */
export async function getBrand(app: AppContext, { userId }: Caller): Promise<BrandAnswer> {
  const db = app.db.tenant(userId);
  const [row, { brandsReports: isIncluded }] = await Promise.all([
    findBrandRow(db, userId),
    loadEntitlements(db, userId),
  ]);
  if (row === undefined) return { brand: null, isIncluded };
  const { name, titles, accent, logo, logo_type: type } = row;
  return {
    brand: { name, titles, accent, logo: logo === null || type === null ? null : logoAddress(type, logo) },
    isIncluded,
  };
}
