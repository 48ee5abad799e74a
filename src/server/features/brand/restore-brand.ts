import { paleColour } from '#domain/brand/brand.ts';
import type { Colour } from '#domain/brand/colour.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { findBrandRow, putBrand } from './brand.queries.ts';
import { checkLogo } from './check-logo.ts';

interface KeptBrand {
  name: string;
  titles: Colour;
  accent: Colour;
  /** Base64. */
  logo: string | null;
  updated_at: string;
}

/**
 * A brand from an archive, validated like one entered by hand. An existing brand stays, unless it is to be replaced.
 */
export async function restoreBrand(
  db: Queryable,
  userId: string,
  { logo, updated_at: updatedAt, ...brand }: KeptBrand,
  { replaces }: { replaces: boolean },
): Promise<void> {
  if (!replaces && (await findBrandRow(db, userId)) !== undefined) return;
  if (paleColour(brand) !== null) throw new AppError('archive_damaged', { name: 'data/brand.json' });
  const checked = logo === null ? null : checkLogo(Buffer.from(logo, 'base64'));
  await putBrand(db, userId, { ...brand, logo: checked }, new Date(updatedAt));
}
