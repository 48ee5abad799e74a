import { useMutation, useQueryClient } from '@tanstack/react-query';
import Columns3 from 'lucide-react/icons/columns-3';
import { useState } from 'react';
import { REPORT_COLUMNS, USUAL_COLUMNS, type ReportColumn } from '#domain/video-reports/report-table.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { useViews } from './use-reports.ts';

/** The columns somebody wants to see; kept for them, on every device. */
export function useChosenColumns(): readonly ReportColumn[] {
  return useViews().data?.columns ?? USUAL_COLUMNS;
}

/** Which columns stand in the table; to be chosen once those that were chosen before are known. */
export function ColumnChoice() {
  const t = useT();
  const queryClient = useQueryClient();
  const isKnown = useViews().data !== undefined;
  const chosen = useChosenColumns();
  // What is pressed is seen at once; the table follows when the cache has told it.
  const [pressed, setPressed] = useState<readonly ReportColumn[] | null>(null);
  const shown = pressed ?? chosen;
  const queryKey = orpc.videoReports.views.queryKey();
  const choosing = useMutation(
    orpc.videoReports.chooseColumns.mutationOptions({
      // The last press is the one that stays.
      scope: { id: 'report-columns' },
      onMutate: async ({ columns }) => {
        // An answer that is on its way does not know of this choice.
        await queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, kept => (kept === undefined ? kept : { ...kept, columns }));
      },
      onSettled: async (_data, _error, { columns }) => {
        await queryClient.invalidateQueries({ queryKey });
        setPressed(last => (last === columns ? null : last));
      },
    }),
  );
  const toggle = (name: ReportColumn, isShown: boolean) => {
    const columns = REPORT_COLUMNS.filter(one => (one === name ? isShown : shown.includes(one)));
    setPressed(columns);
    choosing.mutate({ columns });
  };
  return (
    <Popover
      label={t('videoReports.columnChoice')}
      width={240}
      className="p-2"
      trigger={attributes => (
        <Button {...attributes} size="sm" icon={<Columns3 aria-hidden className="size-4" />}>
          {t('videoReports.columnChoice')}
        </Button>
      )}
    >
      <ul>
        {REPORT_COLUMNS.map(name => (
          <li key={name}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 quoted-sm px-2.5 hover:bg-sunken">
              <input
                type="checkbox"
                checked={shown.includes(name)}
                disabled={!isKnown}
                onChange={({ target }) => toggle(name, target.checked)}
                className="size-5 accent-calm"
              />
              {t(`videoReports.columns.${name}`)}
            </label>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
