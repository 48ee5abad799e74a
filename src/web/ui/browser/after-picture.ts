import { startTransition, useOptimistic } from 'react';

/**
 * Resolves once the browser has painted the present page, so that a click shows its effect before the work it starts.
 */
export function afterPicture(): Promise<void> {
  return new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/**
 * A choice of view: shown immediately, its consequences one frame later. Not for form fields: the submitted value must
 * be the visible one.
 */
export function useSeenFirst<Value>(
  value: Value,
  onChange: (value: Value) => void,
): [shown: Value, choose: (value: Value) => void] {
  const [shown, setShown] = useOptimistic(value);
  const choose = (chosen: Value) =>
    startTransition(async () => {
      setShown(chosen);
      await afterPicture();
      onChange(chosen);
    });
  return [shown, choose];
}
