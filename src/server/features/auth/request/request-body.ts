import { z } from 'zod';
import { AuthRefusal } from './refusal.ts';

const LIMIT_BYTES = 64 * 1_024;
const DEEPEST = 8;

/** A body of at most 64 kB. It is read completely before any refusal, so that the connection stays usable. */
export async function readBytes(request: Request): Promise<Buffer> {
  if (Number(request.headers.get('content-length')) > LIMIT_BYTES) throw new AuthRefusal('payload_too_large');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > LIMIT_BYTES) throw new AuthRefusal('payload_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The JSON object in a body; anything else is refused with a 4xx. */
export function parseJsonObject(contentType: string | undefined, bytes: Buffer): Record<string, unknown> {
  if (!/^application\/json\b/i.test(contentType ?? '')) throw new AuthRefusal('unsupported_media_type');
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new AuthRefusal('bad_json');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new AuthRefusal('bad_json');
  refuseUnstorable(value, '', 0);
  return value as Record<string, unknown>;
}

/** NUL and lone surrogates cannot be stored as text, and no honest client sends them or deep nesting. */
function refuseUnstorable(value: unknown, field: string, depth: number): void {
  if (depth > DEEPEST) throw invalidField(field);
  if (typeof value === 'string' && !isStorable(value)) throw invalidField(field);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (!isStorable(key) || key === '__proto__') throw invalidField(field);
    refuseUnstorable(child, field === '' ? key : field, depth + 1);
  }
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

export function invalidField(field: string): AuthRefusal {
  return new AuthRefusal('validation_failed', {
    values: { field: field === '' ? 'JSON' : field.slice(0, 60) },
  });
}

/** The fields of a body that a handler uses; unknown ones are ignored, because GoTrue clients send some. */
export function parseBody<Shape extends z.ZodType>(
  shape: Shape,
  body: Record<string, unknown>,
): z.output<Shape> {
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw invalidField(String(parsed.error.issues[0]?.path[0] ?? ''));
  return parsed.data;
}
