import type { Language } from '#contract/languages.ts';

export function price(cents: number, language: Language): string {
  const euros = cents / 100;
  return language === 'fr' ? `${euros.toLocaleString('fr-FR')}€` : `€${euros.toLocaleString('en-GB')}`;
}
