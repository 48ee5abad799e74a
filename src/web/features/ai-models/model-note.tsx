import type { FallbackReason } from '#domain/ai-models/fallback.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';

/** Why the built-in engine wrote instead of a model, shown with its text. */
export function ModelNote({ reason }: { reason: FallbackReason }) {
  const t = useT();
  return <Alert tone="warn">{t(`models.notes.${reason}`)}</Alert>;
}
