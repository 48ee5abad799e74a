import Bowser from 'bowser';
import type { DEVICE_KINDS } from '#contract/sessions.ts';

interface DeviceName {
  browser: string | null;
  system: string | null;
  kind: (typeof DEVICE_KINDS)[number];
}

/** Device name from the user agent in familiar words: `Firefox 140`, `Windows 11`. It may be forged. */
export function deviceName(userAgent: string | null): DeviceName {
  if (userAgent === null || userAgent.trim() === '') return { browser: null, system: null, kind: 'program' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const major = browser.version?.split('.')[0];
  const kind = KINDS[platform.type ?? ''] ?? 'program';
  return {
    browser: browser.name ? [browser.name, major].filter(Boolean).join(' ') : null,
    system: os.name
      ? [os.name, shortVersion(os.name, os.versionName ?? os.version)].filter(Boolean).join(' ')
      : null,
    kind,
  };
}

const KINDS: Record<string, DeviceName['kind']> = {
  desktop: 'desktop',
  tablet: 'tablet',
  mobile: 'mobile',
  tv: 'desktop',
};

/**
 * Windows reports `NT 10.0` for both 10 and 11, macOS has been fixed at 10.15 ever since, and Linux versions are
 * meaningless to users.
 */
function shortVersion(system: string, version: string | undefined): string | undefined {
  if (['Windows', 'macOS', 'Linux'].includes(system)) return undefined;
  return version?.split('.')[0];
}
