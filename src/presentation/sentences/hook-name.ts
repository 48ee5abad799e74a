import { HOOK_KINDS } from '#domain/videos/hook-kind.ts';
import type { T } from '#i18n/messages.ts';

/** Names hooks in the reader's language. */
export type HookName = (hook: string) => string;

/** Names the kinds of openings; what a later version recognised is named by itself. */
export function hookNameWith(t: T): HookName {
  return hook => {
    const kind = HOOK_KINDS.find(one => one === hook);
    return kind === undefined ? hook : t(`hooks.kinds.${kind}`);
  };
}
