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

/** Validates a logo for printing: type from its bytes, decompressed once, without metadata. */
export function checkLogo(file: Uint8Array): LogoFacts {
  const answer = readLogo(file);
  if (!answer.allowed) throw new AppError(CODES[answer.reason]);
  const { packed } = answer.logo;
  if (packed === null) return answer.logo;
  try {
    // A single byte more than the picture needs is rejected: later decompression must not hit a bomb.
    const rows = inflateSync(packed.rows, { maxOutputLength: packed.bytes });
    if (rows.byteLength === packed.bytes) return answer.logo;
  } catch {
    // Reported below, like any other unreadable picture.
  }
  throw new AppError('brand_logo_unreadable');
}

const DATA_ADDRESS = /^data:[\w/+.-]{0,40};base64,([A-Za-z0-9+/]*={0,2})$/;

/** A logo from a data URL, whatever type the URL claims. */
export function readLogoAddress(address: string): LogoFacts {
  const content = DATA_ADDRESS.exec(address)?.[1];
  if (content === undefined) throw new AppError('brand_logo_unreadable');
  return checkLogo(Buffer.from(content, 'base64'));
}

export function logoAddress(type: string, bytes: Uint8Array): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}
