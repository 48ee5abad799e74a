import { inflateSync } from 'node:zlib';
import { readLogo, type LogoFacts, type LogoRefusal } from '#domain/brand/read-logo.ts';
import type { ErrorCode } from '#contract/wire/errors.ts';
import { AppError } from '../../platform/app-error.ts';

const CODES: Record<LogoRefusal, ErrorCode> = {
  too_large: 'brand_logo_too_large',
  not_a_picture: 'brand_logo_unreadable',
  too_many_pixels: 'brand_logo_too_many_pixels',
  unsupported: 'brand_logo_unsupported',
};

/** A logo as it may be printed: read by its own bytes, unpacked once, and without anything beside the picture. */
export function checkLogo(file: Uint8Array): LogoFacts {
  const answer = readLogo(file);
  if (!answer.allowed) throw new AppError(CODES[answer.reason]);
  const { packed } = answer.logo;
  if (packed === null) return answer.logo;
  try {
    // One byte more than the picture has is one too many: whoever unpacks it later must not meet a bomb.
    const rows = inflateSync(packed.rows, { maxOutputLength: packed.bytes });
    if (rows.byteLength === packed.bytes) return answer.logo;
  } catch {
    // Told below, as any other picture that cannot be read.
  }
  throw new AppError('brand_logo_unreadable');
}

const DATA_ADDRESS = /^data:[\w/+.-]{0,40};base64,([A-Za-z0-9+/]*={0,2})$/;

/** A logo that came inside an address, whatever type the address claims. */
export function readLogoAddress(address: string): LogoFacts {
  const content = DATA_ADDRESS.exec(address)?.[1];
  if (content === undefined) throw new AppError('brand_logo_unreadable');
  return checkLogo(Buffer.from(content, 'base64'));
}

export function logoAddress(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}
