import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSay } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useBillingRefresh } from './use-billing-act.ts';

const LENGTHS = [1, 2, 3] as const;

export function PauseDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const say = useSay();
  const refresh = useBillingRefresh();
  const [months, setMonths] = useState<number>(1);
  const pause = useMutation(
    orpc.billing.pause.mutationOptions({
      onError: error => toast({ title: say.error(error), variant: 'destructive' }),
      onSuccess: async () => {
        await refresh();
        onClose();
      },
    }),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('billing.pauseDialog.title')}
      text={t('billing.pauseDialog.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button variant="signal" busy={pause.isPending} onClick={() => pause.mutate({ months })}>
            {t('billing.pauseDialog.confirm')}
          </Button>
        </>
      }
    >
      <Segmented
        label={t('billing.pauseDialog.length')}
        value={months}
        segments={LENGTHS.map(value => ({ value, label: t('billing.pauseDialog.months', { count: value }) }))}
        onChange={setMonths}
      />
    </Dialog>
  );
}
