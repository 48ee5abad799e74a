import { useEffect, useEffectEvent } from 'react';
import { ANALYSIS_STEPS } from '#domain/accounts/first-analysis-steps.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Announced } from '#web/ui/browser/announced.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { FileDrop } from '#web/ui/controls/file-drop.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { ImportPreviewCard } from './import-preview-card.tsx';
import { Refusal } from './refusal.tsx';
import { useImport } from './use-import.ts';

/** Choose or drop a file, preview its content, confirm, done. `firstFile` is one that was dropped elsewhere. */
export function ImportPanel({ firstFile, onDone }: { firstFile?: File; onDone?: () => void }) {
  const t = useT();
  const say = useErrorText();
  const { state, run, isPending, pendingFile, read, sayTimeUnknown, confirm, reset } = useImport(onDone);
  const readFirst = useEffectEvent(read);
  useEffect(() => {
    if (firstFile !== undefined) readFirst(firstFile);
  }, [firstFile]);

  if (isPending && state.at !== 'preview' && pendingFile !== null) {
    return (
      <Spinner label={t('imports.reading', { file: pendingFile })} className="min-h-40 justify-center" />
    );
  }
  const again = (
    <Button size="sm" onClick={reset}>
      {t('imports.again')}
    </Button>
  );
  switch (state.at) {
    case 'preview':
      return (
        <ImportPreviewCard
          file={state.file}
          preview={state.preview}
          chosen={state.chosen}
          busy={isPending}
          onRead={chosen => read(state.file, chosen)}
          onTimeUnknown={sayTimeUnknown}
          onConfirm={confirm}
          onCancel={reset}
        />
      );
    case 'running':
      return (
        <div className="grid gap-3 py-6">
          <Announced className="font-semibold">{t('imports.running')}</Announced>
          <ProgressBar
            label={t('imports.running')}
            percent={((run?.step ?? 0) / ANALYSIS_STEPS.length) * 100}
            tone="calm"
          />
          <p className="text-sm text-muted">{t('imports.runningText')}</p>
        </div>
      );
    case 'done':
      return (
        <Alert tone="good" title={t('imports.done')} action={again}>
          {state.accounts > 1 && <p>{t('imports.doneAccounts', { count: state.accounts })}</p>}
          {(state.preview.videos > 0 || state.preview.days.figures === 0) && (
            <p>{t('imports.doneText', countsOf(state.preview))}</p>
          )}
          {state.preview.days.figures > 0 && <p>{t('imports.doneDays', countsOf(state.preview.days))}</p>}
        </Alert>
      );
    case 'failed':
      return (
        <Alert tone="destructive" title={t('imports.failed')} action={again}>
          {state.run?.error
            ? say.code(state.run.error.code, state.run.error.values)
            : say.code('job_interrupted', {})}
        </Alert>
      );
    default:
      return (
        <div className="grid gap-4">
          {state.at === 'refused' && (
            <Refusal
              file={state.file}
              error={state.error}
              chosen={state.chosen}
              onRead={chosen => read(state.file, chosen)}
            />
          )}
          <FileDrop
            label={t('imports.drop')}
            hint={t('imports.dropHint')}
            accept={['.csv', '.tsv', '.xlsx', '.zip', '.json', '.jsonl', '.ndjson', '.txt']}
            onFile={file => read(file)}
            onRefused={reset}
          />
        </div>
      );
  }
}

function countsOf({ added, updated, unchanged }: { added: number; updated: number; unchanged: number }) {
  return { added, updated, unchanged };
}
