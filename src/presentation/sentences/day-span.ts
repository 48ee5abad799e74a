import type { T } from '#i18n/messages.ts';

/** From one day to another, both as they are written: « du 3 mars 2026 au 9 mars 2026 »; « le 3 mars 2026 » where both are one. */
export function daySpan(from: string, to: string, t: T): string {
  return from === to ? t('ui.days.sole', { day: to }) : t('ui.days.span', { from, to });
}
