import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import ImageDown from 'lucide-react/icons/image-down';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { daySpan } from '#presentation/sentences/day-span.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { useSeenFirst } from '#web/ui/browser/after-picture.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { classes } from '#web/ui/styles/classes.ts';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import type { ChartAbout, ChartData } from './chart-data.ts';

const DataTable = lazy(() => import('./data-table.tsx').then(it => ({ default: it.DataTable })));

/**
 * The frame of every chart: a sentence that says what it shows, the drawing or its data as a table, and both as files.
 * The drawing's SVG carries `data-picture`; the legend carries `data-legend`.
 */
export function ChartFrame<Row>({
  name,
  title,
  sentence,
  about,
  data,
  controls,
  notes,
  empty,
  hasPicture = true,
  bodyClass = '',
  children,
}: {
  /** Part of the names of its files. */
  name: string;
  /** Names the chart for assistive technology and above its picture; the page renders the heading itself. */
  title: string;
  sentence: string;
  about: ChartAbout;
  data: ChartData<Row>;
  /** Choices that change what is drawn. */
  controls?: ReactNode;
  /** How to read the drawing. */
  notes?: ReactNode;
  /** Replaces the drawing when there is nothing to draw. */
  empty?: ReactNode;
  /** Whether the drawing currently shows anything. */
  hasPicture?: boolean;
  /** Sets a common height for drawing and table. */
  bodyClass?: string;
  children: ReactNode;
}) {
  const t = useT();
  const figure = useRef<HTMLElement>(null);
  const [asTable, setAsTable] = useState(false);
  const [view, choose] = useSeenFirst(asTable ? 'table' : 'chart', next => setAsTable(next === 'table'));
  const { savePicture, saveData, isSaving } = useDownloads({ name, title, sentence, about, data });
  const isEmpty = data.rows.length === 0;

  return (
    <figure ref={figure} aria-label={title} className="m-0 min-w-0">
      <figcaption className="mb-3 text-sm text-muted">{sentence}</figcaption>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 print:hidden">
        {controls}
        <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
          <Segmented
            label={t('charts.view')}
            hideLabel
            value={view}
            onChange={choose}
            segments={[
              { value: 'chart', label: t('charts.asChart') },
              { value: 'table', label: t('charts.asTable') },
            ]}
          />
          {!isEmpty && (
            <span className="flex">
              <Button
                size="sm"
                variant="quiet"
                busy={isSaving}
                disabled={!hasPicture}
                aria-label={t('charts.picture', { title })}
                icon={<ImageDown aria-hidden className="size-4" />}
                onClick={() => figure.current && void savePicture(figure.current)}
              >
                {t('charts.png')}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                aria-label={t('charts.data', { title })}
                icon={<FileSpreadsheet aria-hidden className="size-4" />}
                onClick={() => void saveData()}
              >
                {t('charts.csv')}
              </Button>
            </span>
          )}
        </div>
      </div>
      {isEmpty ? (
        <div className={classes('grid content-center', bodyClass)}>{empty}</div>
      ) : (
        <>
          {/* Stays mounted, so that its picture can be saved while the table is shown. */}
          <div inert={asTable} className={asTable ? 'invisible h-0 overflow-hidden' : undefined}>
            {children}
          </div>
          {asTable && (
            <div className={classes('overflow-y-auto', bodyClass === '' ? 'max-h-[28rem]' : bodyClass)}>
              <Suspense fallback={<Skeleton className="h-48" />}>
                <DataTable data={data as ChartData<unknown>} caption={sentence} />
              </Suspense>
            </div>
          )}
        </>
      )}
      {notes != null && <div className="mt-3 min-h-5 text-[0.8125rem] text-muted">{notes}</div>}
    </figure>
  );
}

function useDownloads<Row>({
  name,
  title,
  sentence,
  about,
  data,
}: {
  name: string;
  title: string;
  sentence: string;
  about: ChartAbout;
  data: ChartData<Row>;
}) {
  const t = useT();
  const formats = useFormats();
  const [isSaving, setIsSaving] = useState(false);
  const nameParts = ['accroche', about.handle, name, about.to.slice(0, 10)];
  const sources = about.sources.map(source => t(`ui.provenance.sources.${source}`));
  const source = t('charts.about', {
    handle: about.handle,
    span: daySpan(formats.date(about.from), formats.date(about.to), t),
    sources: sources.length === 0 ? t('ui.provenance.sources.none') : formats.list(sources),
  });

  /** The download code is loaded on demand. */
  async function attempt(save: (downloads: typeof import('./chart-downloads.ts')) => void | Promise<void>) {
    try {
      await save(await import('./chart-downloads.ts'));
    } catch {
      toast({
        variant: 'destructive',
        title: t('charts.saveFailed'),
        description: t('charts.saveFailedText'),
      });
    }
  }

  const savePicture = async (figure: HTMLElement) => {
    setIsSaving(true);
    await attempt(({ saveChartPicture }) => saveChartPicture(figure, nameParts, { title, sentence, source }));
    setIsSaving(false);
  };
  const saveData = () => attempt(({ saveChartData }) => saveChartData(nameParts, data, formats));
  return { savePicture, saveData, isSaving };
}
