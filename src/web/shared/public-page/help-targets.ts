/**
 * The documentation section that the "?" of each screen opens, by the longest matching path prefix. Texts and anchors
 * are checked against the documentation by `src/i18n/documentation/documentation.test.ts`.
 */
export const HELP_TARGETS: Readonly<Record<string, string>> = {
  '/dashboard': 'dashboard#blocks',
  '/analyzer': 'analyse-a-video#steps',
  '/videos': 'videos#counters',
  '/hooks': 'hooks#generate',
  '/scripts': 'scripts#generator',
  '/accounts': 'accounts#link',
  '/accounts#imports': 'imports#steps',
  '/download': 'downloads#steps',
  '/chatbot': 'assistant#steps',
  '/support/tickets': 'support#steps',
  '/support/contact': 'support#without-account',
  '/video-reports': 'reports#videos',
  '/video-reports/': 'videos#analysis',
  '/account-reports': 'reports#steps',
  '/settings': 'settings#steps',
  '/settings#security': 'security#steps',
  '/settings#plan': 'billing#steps',
  '/settings#data': 'privacy#steps',
  '/settings#api-keys': 'settings#api-keys',
  '/notifications': 'settings#notifications',
  '/digest': 'settings#notifications',
  '/testimonials/': 'support#testimonials',
  '/admin': 'administration#steps',
  '/auth': 'first-steps#steps',
  '/reset-password': 'security#password',
  '/confirm-email': 'security#password',
  '/report-mails': 'reports#schedule',
  '/cancellation': 'billing#cancel',
  '/withdrawal': 'billing#withdraw',
  '/shared-report': 'sharing#steps',
};

/** The documentation section for a URL (path and hash). */
export function helpTarget(address: string): string {
  const found = Object.keys(HELP_TARGETS)
    .filter(begin => address.startsWith(begin))
    .toSorted((a, b) => b.length - a.length)[0];
  return (found !== undefined && HELP_TARGETS[found]) || 'introduction#start';
}
