import { startTransition, useOptimistic } from 'react';

/** Once the browser has drawn what stands on the page now: whoever pressed sees that before any work that it sets off. */
export function afterPicture(): Promise<void> {
  return new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/**
 * A choice of what is looked at: it is seen at once, and what follows from it one picture later. Not for fields of a
 * form: what is sent must be what is seen.
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
