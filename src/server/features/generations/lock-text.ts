import { scriptContent } from '#contract/generations/generations.ts';
import type { TextKind } from '#domain/generations/brief/generation-limits.ts';
import { lockScript } from '#domain/generations/scripts/lock-script.ts';
import { readContent } from './show-text.ts';

/** The stored content of a script, without the parts the plan locks. */
export function lockText(content: unknown): object {
  return lockScript(scriptContent.parse(content));
}

/** Whether this is valid stored content for a text of the kind. */
export function isContent(kind: TextKind, content: unknown): boolean {
  try {
    readContent(kind, content);
    return true;
  } catch {
    return false;
  }
}
