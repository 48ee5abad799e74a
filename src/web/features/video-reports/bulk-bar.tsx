import GitCompare from 'lucide-react/icons/git-compare';
import Tag from 'lucide-react/icons/tag';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { VideoReportRow } from '#contract/video-reports.ts';
import { COMPARED_REPORTS, REPORT_LIMITS } from '#domain/video-reports/report-table.ts';
import { TableExport } from '#web/features/exports/table-export.tsx';
import { useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Announced } from '#web/ui/browser/announced.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field, TextInput } from '#web/ui/controls/field.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import type { ReportActions } from './use-report-actions.ts';

export function BulkBar({
  rows,
  isBin,
  actions,
  onClear,
}: {
  rows: readonly VideoReportRow[];
  isBin: boolean;
  /** From a component that stays mounted when the last report is deselected: success is reported after that. */
  actions: ReportActions;
  onClear: () => void;
}) {
  const t = useT();
  const and =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      act(...given);
      onClear();
    };
  return (
    <section
      aria-label={t('videoReports.bulk.title')}
      className="sticky bottom-3 z-10 mt-4 flex flex-wrap items-center gap-2.5 quoted border border-line-strong bg-surface p-3 shadow-floating"
    >
      <Announced className="me-auto text-sm font-semibold">
        {t('videoReports.bulk.selected', { count: rows.length })}
      </Announced>
      {isBin ? (
        <Button
          size="sm"
          variant="calm"
          icon={<Undo2 aria-hidden className="size-4" />}
          onClick={and(() => actions.restore(rows.map(({ id }) => id)))}
        >
          {t('videoReports.bulk.restore')}
        </Button>
      ) : (
        <>
          <CompareButton rows={rows} />
          <LabelButton onLabel={and((label: string) => actions.label(rows, label))} />
          <ExportTicked rows={rows} />
          <Button
            size="sm"
            icon={<Trash2 aria-hidden className="size-4" />}
            onClick={and(() => actions.remove(rows))}
          >
            {t('videoReports.bulk.remove')}
          </Button>
        </>
      )}
      <Button size="sm" variant="quiet" onClick={onClear}>
        {t('videoReports.bulk.clear')}
      </Button>
    </section>
  );
}

function CompareButton({ rows }: { rows: readonly VideoReportRow[] }) {
  const t = useT();
  const [, navigate] = useLocation();
  const { fewest, most } = COMPARED_REPORTS;
  const comparable = rows.filter(({ state }) => state === 'done');
  const isPossible =
    comparable.length >= fewest && comparable.length <= most && comparable.length === rows.length;
  return (
    <Button
      size="sm"
      disabled={!isPossible}
      title={isPossible ? undefined : t('videoReports.bulk.compareHint', { fewest, most })}
      icon={<GitCompare aria-hidden className="size-4" />}
      onClick={() => navigate(`${APP_PATHS.videoReports}/compare?ids=${rows.map(({ id }) => id).join(',')}`)}
    >
      {t('videoReports.bulk.compare')}
    </Button>
  );
}

/** Exports the selected rows as the whole table is exported; above the limit, filters have to be used instead. */
function ExportTicked({ rows }: { rows: readonly VideoReportRow[] }) {
  const t = useT();
  const most = REPORT_LIMITS.exportedByName;
  if (rows.length > most)
    return <span className="text-sm text-muted">{t('videoReports.bulk.exportHint', { most })}</span>;
  return <TableExport table="video-reports" query={{ ids: rows.map(({ id }) => id).join(',') }} />;
}

function LabelButton({ onLabel }: { onLabel: (label: string) => void }) {
  const t = useT();
  return (
    <Popover
      label={t('videoReports.bulk.label')}
      width={288}
      trigger={attributes => (
        <Button {...attributes} size="sm" icon={<Tag aria-hidden className="size-4" />}>
          {t('videoReports.bulk.label')}
        </Button>
      )}
    >
      {close => (
        <LabelForm
          onLabel={label => {
            close();
            onLabel(label);
          }}
        />
      )}
    </Popover>
  );
}

function LabelForm({ onLabel }: { onLabel: (label: string) => void }) {
  const t = useT();
  const [text, setText] = useState('');
  return (
    <form
      className="grid gap-3"
      onSubmit={event => {
        event.preventDefault();
        onLabel(text.trim());
      }}
    >
      <Field label={t('videoReports.columns.label')} hint={t('videoReports.bulk.labelHint')}>
        {wiring => (
          <TextInput
            {...wiring}
            value={text}
            maxLength={REPORT_LIMITS.labelCharacters}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="sm" variant="calm" className="justify-self-start">
        {t('videoReports.bulk.apply')}
      </Button>
    </form>
  );
}
