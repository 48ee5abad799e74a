import { useT } from '#web/ui/language/language.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { LinkSteps, type LinkStep } from './link-steps.tsx';

/** Adds another account, by the same three ways as the first. */
export function AddAccountDialog({
  step,
  onClose,
}: {
  /** The first step; null: closed. */
  step: Exclude<LinkStep, 'ways'> | null;
  onClose: () => void;
}) {
  const t = useT();
  if (step === null) return null;
  return (
    <Dialog open onClose={onClose} title={t('onboarding.add.title')} text={t('onboarding.add.text')}>
      <LinkSteps firstStep={step} submitLabel={t('onboarding.add.submit')} onFinished={onClose} />
    </Dialog>
  );
}
