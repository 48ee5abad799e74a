import { createHash } from 'node:crypto';
import type { AccountReport } from '#domain/account-reports/report.ts';
import type { ReportData } from '#domain/account-reports/report-data.ts';

const INSTANTS = new Set(['madeAt', 'publishedAt', 'observedAt', 'lockedAt', 'oldestVideoAt']);

/** Serialises a report or its data for storage: fields in construction order, instants as ISO 8601. */
export function toBytes(value: AccountReport | ReportData): string {
  return JSON.stringify(value);
}

/** Parses stored data. */
export function readData(bytes: string): ReportData {
  return JSON.parse(bytes, (key, value: unknown) =>
    INSTANTS.has(key) && typeof value === 'string' ? new Date(value) : value,
  ) as ReportData;
}

export function sha256(bytes: string): Buffer {
  return createHash('sha256').update(bytes).digest();
}
