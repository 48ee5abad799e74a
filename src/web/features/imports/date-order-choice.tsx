import { DATE_ORDERS, type DateOrder } from '#domain/imports/column-choice.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';

/** Whether the day or the month comes first in all-numeric dates. */
export function DateOrderChoice({
  chosen,
  onChoose,
}: {
  chosen: DateOrder | null;
  onChoose: (order: DateOrder) => void;
}) {
  const t = useT();
  return (
    <fieldset className="mt-3">
      <legend className="text-sm font-semibold">{t('imports.choice.order')}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {DATE_ORDERS.map(order => (
          <Button
            key={order}
            size="sm"
            aria-pressed={chosen === null ? undefined : chosen === order}
            variant={chosen === order ? 'signal' : undefined}
            onClick={() => onChoose(order)}
          >
            {t(`imports.choice.orders.${order}`)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
