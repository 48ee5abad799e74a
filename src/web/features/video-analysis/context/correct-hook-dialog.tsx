import { useId, useState } from 'react';
import { HOOK_KINDS, type HookKind } from '#domain/videos/hook-kind.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

/** Gives the hook another class. The toast that follows has an undo. */
export function CorrectHookDialog({
  open,
  kind,
  corrected,
  onCorrect,
  onClose,
}: {
  open: boolean;
  /** The current class. */
  kind: HookKind | null;
  /** The user's class; null: the recognised one. */
  corrected: HookKind | null;
  onCorrect: (kind: HookKind | null) => Promise<unknown>;
  onClose: () => void;
}) {
  const t = useT();
  const name = useId();
  const [chosen, setChosen] = useState(kind);
  const [isBusy, setIsBusy] = useState(false);

  /** The caller that sends the request reports a refusal. */
  async function correct(wanted: HookKind | null) {
    setIsBusy(true);
    try {
      await onCorrect(wanted);
      onClose();
      toast({
        topic: 'hook-class',
        title: t(wanted === null ? 'videoAnalysis.correct.undone' : 'videoAnalysis.correct.done'),
        action: { label: t('videoAnalysis.correct.undo'), act: () => void onCorrect(corrected) },
      });
    } catch {
      // The dialog stays open with the chosen class.
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={t('videoAnalysis.correct.title')}
      text={t('videoAnalysis.correct.text')}
      footer={
        <>
          {corrected !== null && (
            <Button variant="quiet" busy={isBusy} onClick={() => void correct(null)}>
              {t('videoAnalysis.correct.reset')}
            </Button>
          )}
          <Button
            variant="signal"
            busy={isBusy}
            disabled={chosen === null || chosen === corrected}
            onClick={() => void correct(chosen)}
          >
            {t('videoAnalysis.correct.save')}
          </Button>
        </>
      }
    >
      <fieldset className="grid gap-1 sm:grid-cols-2">
        <legend className="sr-only">{t('videoAnalysis.correct.label')}</legend>
        {HOOK_KINDS.map(one => (
          <label
            key={one}
            className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 quoted-sm px-3 py-2 hover:bg-sunken has-checked:bg-calm-wash has-focus-visible:outline-3 has-focus-visible:outline-calm"
          >
            <input
              type="radio"
              name={name}
              value={one}
              checked={chosen === one}
              onChange={() => setChosen(one)}
              className="mt-1 size-4 shrink-0"
            />
            <span className="font-medium">{t(`hooks.kinds.${one}`)}</span>
            <span className="col-start-2 text-sm text-muted">{t(`videoAnalysis.correct.kinds.${one}`)}</span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
