/** An object of parsed JSON, read by fixed names only. */
export type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The own property `name` when it is an object, else an empty one. */
export function recordAt(record: JsonRecord, name: string): JsonRecord {
  const value = valueAt(record, name);
  return isRecord(value) ? value : {};
}

/** The own property `name`; inherited ones (`constructor`, `toString`) do not count. */
export function valueAt(record: JsonRecord, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Longest stored text; the longest real caption found has 4,011 characters. */
const TEXT_LIMIT = 20_000;

/** Text that can be stored: no NUL (PostgreSQL refuses it), no lone surrogate, of limited length. */
export function textAt(record: JsonRecord, name: string): string | null {
  const value = valueAt(record, name);
  if (typeof value !== 'string') return null;
  return value.replaceAll('\u0000', '').slice(0, TEXT_LIMIT).toWellFormed();
}

export function flagAt(record: JsonRecord, name: string): boolean | null {
  const value = valueAt(record, name);
  return typeof value === 'boolean' ? value : null;
}

/** A display name: trimmed, null when nothing is left. */
export function nameAt(record: JsonRecord, name: string): string | null {
  const text = textAt(record, name)?.trim().slice(0, 200).toWellFormed();
  return text === undefined || text === '' ? null : text;
}
