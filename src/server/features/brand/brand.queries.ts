import type { Colour } from '#domain/brand/colour.ts';
import type { LogoFacts } from '#domain/brand/read-logo.ts';
import type { Queryable } from '../../platform/db/database.ts';

interface BrandRow {
  name: string;
  titles: Colour;
  accent: Colour;
  logo: Buffer | null;
  logo_type: LogoFacts['type'] | null;
  logo_width: number | null;
  logo_height: number | null;
}

export function findBrandRow(db: Queryable, userId: string): Promise<BrandRow | undefined> {
  return db.row<BrandRow>({
    name: 'find-brand',
    text: `select name, titles, accent, logo, logo_type, logo_width, logo_height from brands where user_id = $1`,
    values: [userId],
  });
}

interface BrandChange {
  name: string;
  titles: Colour;
  accent: Colour;
  logo: Pick<LogoFacts, 'bytes' | 'type' | 'width' | 'height'> | null;
}

export function putBrand(db: Queryable, userId: string, brand: BrandChange, now: Date): Promise<number> {
  const { name, titles, accent, logo } = brand;
  return db.run({
    name: 'put-brand',
    text: `insert into brands (user_id, name, titles, accent, logo, logo_type, logo_width, logo_height, updated_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
           on conflict (user_id) do update set name = excluded.name, titles = excluded.titles,
             accent = excluded.accent, logo = excluded.logo, logo_type = excluded.logo_type,
             logo_width = excluded.logo_width, logo_height = excluded.logo_height, updated_at = excluded.updated_at`,
    values: [
      userId,
      name,
      titles,
      accent,
      logo === null ? null : Buffer.from(logo.bytes),
      logo?.type ?? null,
      logo?.width ?? null,
      logo?.height ?? null,
      now,
    ],
  });
}

export function deleteBrand(db: Queryable, userId: string): Promise<number> {
  return db.run({ name: 'delete-brand', text: 'delete from brands where user_id = $1', values: [userId] });
}
