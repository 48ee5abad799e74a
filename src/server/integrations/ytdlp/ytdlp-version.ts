/** The first release whose TikTok extractor was repaired on 18 and 19 August 2026. */
export const NEEDED_YTDLP_VERSION = '2026.08.19';

/** The release in the output of `--version` (`2026.08.19`, `nightly@2026.09.01.232345`), or null. */
export function readYtdlpVersion(printed: string): string | null {
  const found = /^(?:[a-z]+@)?(\d{4}\.\d{1,2}\.\d{1,2}(?:\.\d+)?)\s*$/m.exec(printed.trim());
  return found?.[1] ?? null;
}

/** Whether a release is at least the needed one; compared part by part, as numbers. */
export function isNewEnough(version: string, needed: string): boolean {
  const has = version.split('.').map(Number);
  const wants = needed.split('.').map(Number);
  for (let part = 0; part < Math.max(has.length, wants.length); part += 1) {
    const difference = (has[part] ?? 0) - (wants[part] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}
