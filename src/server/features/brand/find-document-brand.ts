import type { Queryable } from '../../platform/db/database.ts';
import type { DocumentBrand } from '#presentation/document.ts';
import { loadEntitlements } from '../../services/entitlements/load-entitlements.ts';
import { findBrandRow } from './brand.queries.ts';

/** The brand printed on the caller's reports; null without one, or if the plan does not include it. */
export async function findDocumentBrand(
  db: Queryable,
  userId: string,
  logoAlt: (name: string) => string,
): Promise<DocumentBrand | null> {
  const row = await findBrandRow(db, userId);
  if (row === undefined || !(await loadEntitlements(db, userId)).brandsReports) return null;
  const { name, titles, accent, logo, logo_width: width, logo_height: height } = row;
  return {
    name,
    titles,
    accent,
    logo:
      logo === null || width === null || height === null
        ? null
        : { bytes: new Uint8Array(logo), width, height, alt: logoAlt(name) },
  };
}
