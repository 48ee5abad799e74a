import {
  ctaContent,
  hookContent,
  scriptContent,
  type CtaContent,
  type GeneratedText,
  type HookContent,
  type ScriptContent,
} from '#contract/generations/generations.ts';
import type { TextKind } from '#domain/generations/brief/generation-limits.ts';
import { lockScript } from '#domain/generations/scripts/lock-script.ts';
import type { TextRow } from './generations.queries.ts';
import { readParameters } from './read-parameters.ts';

/** Additional stored content of a text. */
export type TextContent =
  | { kind: 'hook'; hook: HookContent }
  | { kind: 'cta'; cta: CtaContent }
  | { kind: 'script'; script: ScriptContent };

/** Throws when it is not valid for the kind: an archive may contain anything. */
export function readContent(kind: TextKind, content: unknown): TextContent {
  if (kind === 'hook') return { kind, hook: hookContent.parse(content) };
  if (kind === 'cta') return { kind, cta: ctaContent.parse(content) };
  return { kind, script: scriptContent.parse(content) };
}

/** A text as visible to its reader, without the parts of a script that the plan locks. */
export function showText(row: TextRow, opens: { wholeScripts: boolean }): GeneratedText {
  const { brief, writer, brokenOff, outline } = readParameters(row.parameters);
  const content = readContent(row.kind, row.content);
  const { used_video_id: videoId, used_at: usedAt } = row;
  return {
    id: row.id,
    generation_id: row.generation_id,
    kind: row.kind,
    text: row.text,
    written_text: row.written_text,
    brief,
    hook: content.kind === 'hook' ? content.hook : null,
    cta: content.kind === 'cta' ? content.cta : null,
    script:
      content.kind !== 'script'
        ? null
        : opens.wholeScripts || outline
          ? content.script
          : lockScript(content.script),
    writer: content.kind === 'hook' ? (content.hook.writer ?? writer) : writer,
    broken_off: brokenOff,
    is_outline: outline,
    is_favourite: row.is_favourite,
    used: videoId === null || usedAt === null ? null : { video_id: videoId, at: usedAt.toISOString() },
    created_at: row.created_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}
