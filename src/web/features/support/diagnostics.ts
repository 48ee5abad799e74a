import { TICKET_LIMITS } from '#domain/support/ticket.ts';

export const DIAGNOSTICS = ['page', 'browser', 'language', 'timeZone', 'window'] as const;
export type DiagnosticName = (typeof DIAGNOSTICS)[number];

/** Technical details from this browser for support; none of the user's figures. */
export function diagnosticsOf(page: string | null): Record<DiagnosticName, string> {
  const cut = (text: string) => text.slice(0, TICKET_LIMITS.diagnostic);
  return {
    page: cut(page ?? ''),
    browser: cut(navigator.userAgent),
    language: document.documentElement.lang,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    window: `${innerWidth} × ${innerHeight}`,
  };
}
