import { useMutation, useQueryClient } from '@tanstack/react-query';
import Columns3 from 'lucide-react/icons/columns-3';
import { useState } from 'react';
import { REPORT_COLUMNS, USUAL_COLUMNS, type ReportColumn } from '#domain/video-reports/report-table.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { useViews } from './use-reports.ts';

/** The user's chosen columns; stored for all devices. */
export function useChosenColumns(): readonly ReportColumn[] {
  return useViews().data?.columns ?? USUAL_COLUMNS;
}

/** The columns of the table; editable once the stored choice is loaded. */
export function ColumnChoice() {
  const t = useT();
  const queryClient = useQueryClient();
  const isKnown = useViews().data !== undefined;
  const chosen = useChosenColumns();
  // A choice is shown immediately; the table follows when the cache has changed.
  const [pressed, setPressed] = useState<readonly ReportColumn[] | null>(null);
  const shown = pressed ?? chosen;
  const queryKey = orpc.videoReports.views.queryKey();
  const choosing = useMutation(
    orpc.videoReports.chooseColumns.mutationOptions({
      // The last choice wins.
      scope: { id: 'report-columns' },
      onMutate: async ({ columns }) => {
        // A pending response does not include this choice.
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
