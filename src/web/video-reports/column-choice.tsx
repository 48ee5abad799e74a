import { useMutation, useQueryClient } from '@tanstack/react-query';
import Columns3 from 'lucide-react/icons/columns-3';
import { REPORT_COLUMNS, USUAL_COLUMNS, type ReportColumn } from '#domain/video-reports/report-table.ts';
import { orpc } from '#web/api/orpc.ts';
import { useT } from '#web/language/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { useViews } from './use-reports.ts';

/** The columns somebody wants to see; kept for them, on every device. */
export function useChosenColumns(): readonly ReportColumn[] {
  return useViews().data?.columns ?? USUAL_COLUMNS;
}

/** Which columns stand in the table. */
export function ColumnChoice() {
  const t = useT();
  const queryClient = useQueryClient();
  const chosen = useChosenColumns();
  const queryKey = orpc.videoReports.views.queryKey();
  const choosing = useMutation(
    orpc.videoReports.chooseColumns.mutationOptions({
      onMutate: ({ columns }) =>
        queryClient.setQueryData(queryKey, kept => (kept === undefined ? kept : { ...kept, columns })),
      onSettled: () => void queryClient.invalidateQueries({ queryKey }),
    }),
  );
  const toggle = (name: ReportColumn, isShown: boolean) =>
    choosing.mutate({
      columns: REPORT_COLUMNS.filter(one => (one === name ? isShown : chosen.includes(one))),
    });
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
                checked={chosen.includes(name)}
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
