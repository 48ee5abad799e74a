import { ImportPanel } from '#web/imports/import-panel.tsx';
import { useT } from '#web/language/language.tsx';
import { toast } from '#web/ui/toast.ts';

/** A file in place of a handle. */
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
