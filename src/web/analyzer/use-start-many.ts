import { useMutation } from '@tanstack/react-query';
import type { Recognised } from '#domain/analysis/recognise-input.ts';
import { orpc } from '#web/api/orpc.ts';
import { askedText } from './use-preview.ts';
import { useNoteChange } from './use-start.ts';

/** What was found in one text, a line each. */
export function batchTexts(found: readonly Recognised[]): string[] {
  return found.map(one => (one.kind === 'account' ? `@${one.handle}` : (askedText(one) ?? '')));
}

/** Starts several, and tells of each what became of it. */
export function useStartMany() {
  const noteChange = useNoteChange();
  return useMutation(orpc.analyses.startMany.mutationOptions({ onSettled: noteChange }));
}
