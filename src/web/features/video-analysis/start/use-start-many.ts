import { useMutation } from '@tanstack/react-query';
import { orpc } from '#web/shared/api/orpc.ts';
import { useNoteChange } from './use-start.ts';

/** Starts several, and returns the result of each. */
export function useStartMany() {
  const noteChange = useNoteChange();
  return useMutation(orpc.analyses.startMany.mutationOptions({ onSettled: noteChange }));
}
