import type { Language } from '#contract/languages.ts';
import type { ApiCall } from '#i18n/reference/api-call.ts';
import type { ChangeGroup } from '#i18n/reference/change-log.ts';

/** What the pages are made of beside words and rules: the build reads it from the server's description and from files. */
export interface SiteMaterial {
  apiCalls: readonly ApiCall[];
  changes: Record<Language, readonly ChangeGroup[]>;
}

export const NO_MATERIAL: SiteMaterial = { apiCalls: [], changes: { fr: [], en: [] } };
