import type { T } from '#i18n/messages.ts';

/** A span between two formatted days: « du 3 mars 2026 au 9 mars 2026 »; « le 3 mars 2026 » when they are equal. */
export function daySpan(from: string, to: string, t: T): string {
  return from === to ? t('ui.days.sole', { day: to }) : t('ui.days.span', { from, to });
}
