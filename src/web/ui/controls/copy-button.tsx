import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from './button.tsx';
import { copyText } from '#web/ui/browser/copy-text.ts';
import { toast } from '#web/ui/feedback/toast.ts';

const TOLD_MS = 2_000;

/** Copies a text and confirms it on the button itself. */
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
  const t = useT();
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), TOLD_MS);
    return () => clearTimeout(timer);
  }, [done]);
  async function copy() {
    if (await copyText(text)) setDone(true);
    else toast({ title: t('ui.copyFailed'), description: t('ui.copyFailedText'), variant: 'destructive' });
  }
  return (
    <Button
      size="sm"
      variant="quiet"
      disabled={disabled}
      icon={done ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{done ? doneLabel : label}</span>
    </Button>
  );
}
