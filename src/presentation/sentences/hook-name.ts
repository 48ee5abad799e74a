import { HOOK_KINDS } from '#domain/videos/hook-kind.ts';
import type { T } from '#i18n/messages.ts';

export type HookName = (hook: string) => string;

/** Names the kinds of openings; a kind unknown to this version is shown as is. */
export function hookNameWith(t: T): HookName {
  return hook => {
    const kind = HOOK_KINDS.find(one => one === hook);
    return kind === undefined ? hook : t(`hooks.kinds.${kind}`);
  };
}
