import { z } from 'zod';
import { BRAND_NAME_MAX, LOGO_MAX_BYTES } from '#domain/brand/brand.ts';
import { isColour, type Colour } from '#domain/brand/colour.ts';
import { isDisplayName } from '#domain/auth/display-name.ts';
import { procedure } from './wire/base.ts';
import type { ErrorCode } from './wire/errors.ts';

const NAME_UNREADABLE = 'name_unreadable' satisfies ErrorCode;
const LOGO_TOO_LARGE = 'brand_logo_too_large' satisfies ErrorCode;
const COLOUR_INVALID = 'brand_colour_invalid' satisfies ErrorCode;

const colour: z.ZodType<Colour, string> = z
  .string()
  .max(7, { error: COLOUR_INVALID })
  .toLowerCase()
  .refine(isColour, { error: COLOUR_INVALID });

/** As a data URL. */
const logo = z.string().max(Math.ceil((LOGO_MAX_BYTES * 4) / 3) + 100, { error: LOGO_TOO_LARGE });

const brand = z.strictObject({
  /** May be empty: the logo replaces it. */
  name: z
    .string()
    .trim()
    .max(BRAND_NAME_MAX, { error: NAME_UNREADABLE })
    .refine(text => text === '' || isDisplayName(text), { error: NAME_UNREADABLE }),
  titles: colour,
  accent: colour,
  logo: logo.nullable(),
});
export type Brand = z.infer<typeof brand>;

const brandAnswer = z.object({
  brand: z
    .object({ name: z.string(), titles: z.string(), accent: z.string(), logo: z.string().nullable() })
    .nullable(),
  /** Whether the plan includes branded reports. */
  isIncluded: z.boolean(),
});
export type BrandAnswer = z.infer<typeof brandAnswer>;

export const brandCalls = {
  get: procedure.route({ method: 'GET', path: '/brand', tags: ['brand'] }).output(brandAnswer),
  save: procedure
    .route({
      method: 'PUT',
      path: '/brand',
      tags: ['brand'],
      description:
        'The name, colours (`#rrggbb`) and logo of reports in PDF. `logo` is a `data:` address of a PNG or JPEG of 200 kB at most. For business plans.',
    })
    .input(brand)
    .output(brandAnswer),
  remove: procedure.route({ method: 'DELETE', path: '/brand', tags: ['brand'] }).output(brandAnswer),
};
