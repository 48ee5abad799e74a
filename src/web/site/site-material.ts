import type { ApiCall } from '#i18n/documentation/reference/api-call.ts';

/** Material of the pages other than texts and rules: the build takes it from the server's own description. */
export interface SiteMaterial {
  apiCalls: readonly ApiCall[];
}

export const NO_MATERIAL: SiteMaterial = { apiCalls: [] };
