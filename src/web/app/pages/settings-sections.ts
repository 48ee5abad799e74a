import { useLocationProperty } from 'wouter/use-browser-location';
import { viewing } from '#web/shared/session/viewing.ts';

const SETTINGS_SECTIONS = [
  ['profile', 'settings.nav.profile'],
  ['accounts', 'settings.nav.accounts'],
  ['display', 'settings.nav.display'],
  ['security', 'settings.nav.security'],
  ['notifications', 'settings.nav.notifications'],
  ['plan', 'settings.nav.plan'],
  ['brand', 'settings.nav.brand'],
  ['data', 'settings.nav.data'],
  ['api-keys', 'settings.nav.keys'],
] as const;
export type SectionName = (typeof SETTINGS_SECTIONS)[number][0];

/** Sections visible to a person viewing the user's data. */
const VIEWABLE: readonly SectionName[] = ['profile', 'accounts', 'display', 'plan'];
export const OPEN_SECTIONS = SETTINGS_SECTIONS.filter(([id]) => viewing === null || VIEWABLE.includes(id));

/** Anchors within sections that mails and other pages link to. */
const WITHIN: Readonly<Record<string, SectionName>> = {
  apify: 'accounts',
  'sign-in': 'security',
  factors: 'security',
  sessions: 'security',
};

/** The section of an anchor; null: all are shown, so that nothing is missed. */
export function sectionOf(anchor: string): SectionName | null {
  const wanted = WITHIN[anchor] ?? anchor;
  return OPEN_SECTIONS.find(([id]) => id === wanted)?.[0] ?? null;
}

/** The part after the `#` of the URL. */
export function useAnchorName(): string {
  return useLocationProperty(() => location.hash.slice(1));
}
