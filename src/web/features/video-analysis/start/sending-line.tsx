import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import type { SendingFile } from './use-start.ts';

/** A running upload, and a way to stop it. */
export function SendingLine({ sending, onStop }: { sending: SendingFile; onStop: () => void }) {
  const t = useT();
  const formats = useFormats();
  const percent = Math.floor(sending.share * 100);
  const text = t('analyses.files.sending', { name: sending.name, percent: formats.percent(percent, 0) });
  return (
    <div className="grid gap-2 text-sm">
      <span className="wrap-anywhere">{text}</span>
      <ProgressBar label={text} percent={percent} tone="calm" />
      <Button size="sm" onClick={onStop} className="justify-self-start">
        {t('analyses.files.stop')}
      </Button>
    </div>
  );
}
