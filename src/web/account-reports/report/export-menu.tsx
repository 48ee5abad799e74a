import { useMutation } from '@tanstack/react-query';
import FileDown from 'lucide-react/icons/file-down';
import { EXPORT_FORMATS, type ExportFormat } from '#domain/account-reports/export-formats.ts';
import { effectivePlan, PLANS } from '#domain/plans/plan-table.ts';
import { useSay } from '#web/accounts/use-say.ts';
import { orpc } from '#web/api/orpc.ts';
import { useMe } from '#web/api/use-me.ts';
import { useLanguage } from '#web/language/language.tsx';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { saveAsFile } from '#web/ui/save-as-file.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.ts';
import { useReport } from './report-context.ts';

/** What every plan may take along: its own figures. */
const ALWAYS: readonly ExportFormat[] = ['csv'];

/** The report as a file; what the plan does not include is named, with the way to it. */
export function ExportMenu() {
  const { t, language } = useLanguage();
  const { save, pending } = useExport();
  const me = useMe().data;
  const includes = me === undefined || PLANS[effectivePlan(me.profile.plan_type)].reportExport;
  const isOpen = (format: ExportFormat) => includes || ALWAYS.includes(format);
  const missing = EXPORT_FORMATS.filter(format => !isOpen(format));
  return (
    <Popover
      label={t('accountReports.export.title')}
      width={336}
      className="p-2"
      trigger={attributes => (
        <Button {...attributes} icon={<FileDown aria-hidden className="size-4.5" />}>
          {t('accountReports.export.title')}
        </Button>
      )}
    >
      <ul>
        {EXPORT_FORMATS.filter(isOpen).map(format => (
          <li key={format}>
            <button
              type="button"
              aria-busy={pending === format || undefined}
              disabled={pending !== null}
              onClick={() => save(format)}
              className="flex w-full items-start gap-3 quoted-sm px-3 py-2 text-start hover:bg-sunken disabled:opacity-60"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{t(`accountReports.export.formats.${format}`)}</span>
                <span className="block text-[0.8125rem] text-muted">
                  {t(`accountReports.export.contents.${format}`)}
                </span>
              </span>
              {pending === format && <Spinner label={t('ui.loading')} hideLabel />}
            </button>
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <div className="mt-1 border-t border-line px-3 pt-3 pb-2 text-sm">
          <p className="font-semibold">{t('accountReports.export.paid')}</p>
          <ul className="mt-1.5 grid gap-1.5 text-muted">
            {missing.map(format => (
              <li key={format}>
                <span className="text-ink">{t(`accountReports.export.formats.${format}`)}</span>
                <span className="block text-[0.8125rem]">
                  {t(`accountReports.export.contents.${format}`)}
                </span>
              </li>
            ))}
          </ul>
          <a href={sitePath(SITE_PATHS.pricing, language)} className="mt-2.5 inline-block link">
            {t('accountReports.analyse.plans')}
          </a>
        </div>
      )}
    </Popover>
  );
}

function useExport() {
  const { t } = useLanguage();
  const say = useSay();
  const { summary } = useReport();
  const exporting = useMutation(orpc.accountReports.export.mutationOptions());
  return {
    pending: exporting.isPending ? exporting.variables.format : null,
    save: (format: ExportFormat) =>
      exporting.mutate(
        { id: summary.id, format },
        {
          onSuccess: ({ body }) => saveAsFile(body.name, body.type, body),
          onError: error =>
            toast({
              title: t('accountReports.export.failed'),
              description: say.error(error),
              variant: 'destructive',
            }),
        },
      ),
  };
}
