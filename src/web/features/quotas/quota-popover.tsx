import Gauge from 'lucide-react/icons/gauge';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { QuotaCard } from './quota-card.tsx';
import { useQuotas } from '#web/shared/quotas/use-quotas.ts';

/** Quotas are requested only while the panel is open. */
export function QuotaPopover({ isAdmin }: { isAdmin: boolean }) {
  const t = useT();
  return (
    <Popover
      label={t('shell.quotas.title')}
      width={352}
      className="p-5"
      trigger={attributes => (
        <Button
          {...attributes}
          variant="quiet"
          size="sm"
          className="pointer-coarse:min-w-11"
          icon={<Gauge aria-hidden className="size-4.5" />}
          aria-label={t('shell.quotas.open')}
        >
          <span className="max-sm:sr-only">{t('shell.quotas.summary')}</span>
        </Button>
      )}
    >
      <OpenQuotas isAdmin={isAdmin} />
    </Popover>
  );
}

function OpenQuotas({ isAdmin }: { isAdmin: boolean }) {
  return <QuotaCard query={useQuotas()} isAdmin={isAdmin} />;
}
