import type { Language } from '#contract/languages.ts';

/** Spec §9 writes prices without a space: 39€. */
export function price(cents: number, language: Language): string {
  const euros = cents / 100;
  return language === 'fr' ? `${euros.toLocaleString('fr-FR')}€` : `€${euros.toLocaleString('en-GB')}`;
}
