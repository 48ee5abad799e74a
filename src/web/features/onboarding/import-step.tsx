import { ImportPanel } from '#web/features/imports/import-panel.tsx';
import { useT } from '#web/ui/language/language.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

/** A file instead of a handle. */
export function ImportStep({ onFinished }: { onFinished: () => void }) {
  const t = useT();
  return (
    <ImportPanel
      onDone={() => {
        toast({ title: t('imports.done') });
        onFinished();
      }}
    />
  );
}
