import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

const TOLD_MS = 2_000;

/** Copies a text and says so on the button itself. */
export function CopyButton({
  text,
  label,
  doneLabel,
  disabled = false,
}: {
  text: string;
  label: string;
  doneLabel: string;
  disabled?: boolean;
}) {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), TOLD_MS);
    return () => clearTimeout(timer);
  }, [done]);
  return (
    <Button
      size="sm"
      variant="quiet"
      disabled={disabled}
      icon={done ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setDone(true))}
    >
      <span aria-live="polite">{done ? doneLabel : label}</span>
    </Button>
  );
}
