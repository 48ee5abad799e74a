import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { ANALYSIS_STEPS } from '#domain/accounts/analysis-steps.ts';
import { useSay, valuesOf } from '#web/accounts/use-say.ts';
import { errorCodeOf } from '#web/language/error-text.ts';
import { useT } from '#web/language/language.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ImportPreviewCard } from './import-preview-card.tsx';
import { useImport } from './use-import.ts';

/** Choose or drop a file · see what it holds · agree · done. `firstFile` is one that was dropped elsewhere. */
export function ImportPanel({ firstFile, onDone }: { firstFile?: File; onDone?: () => void }) {
  const t = useT();
  const say = useSay();
  const { state, run, isPending, pendingFile, read, confirm, reset } = useImport(onDone);
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
          busy={isPending}
          onConfirm={confirm}
          onCancel={reset}
        />
      );
    case 'running':
      return (
        <div className="grid gap-3 py-6">
          <p className="font-semibold">{t('imports.running')}</p>
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
            <Refusal file={state.file} error={state.error} onHandle={handle => read(state.file, handle)} />
          )}
          <FileDrop
            label={t('imports.drop')}
            hint={t('imports.dropHint')}
            accept={['.csv', '.zip', '.json', '.jsonl', '.ndjson', '.txt']}
            onFile={file => read(file)}
          />
        </div>
      );
  }
}

function countsOf({ added, updated, unchanged }: { added: number; updated: number; unchanged: number }) {
  return { added, updated, unchanged };
}

/** Why the file was refused; where naming the account would do, the place to name it. */
function Refusal({
  file,
  error,
  onHandle,
}: {
  file: File;
  error: unknown;
  onHandle: (handle: string) => void;
}) {
  const t = useT();
  const say = useSay();
  const [handle, setHandle] = useState('');
  const code = errorCodeOf(error);
  const handles = String(valuesOf(error)['handles'] ?? '')
    .split(/[\s,]+/)
    .filter(Boolean);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (handle.trim() !== '') onHandle(handle);
  };
  return (
    <Alert tone="destructive" title={file.name}>
      {say.error(error)}
      {code === 'import_several_accounts' && handles.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <div role="group" aria-label={t('imports.whichAccount')} className="mt-3 flex flex-wrap gap-2">
          {handles.map(named => (
            <Button key={named} size="sm" onClick={() => onHandle(named)}>
              {named.startsWith('@') ? named : `@${named}`}
            </Button>
          ))}
        </div>
      )}
      {code === 'import_no_handle' && (
        <form onSubmit={submit} className="mt-3 flex flex-wrap items-end gap-2">
          <Field label={t('imports.handle')} hint={t('imports.handleHint')} className="min-w-48 flex-1">
            {wiring => (
              <TextInput {...wiring} value={handle} onChange={event => setHandle(event.target.value)} />
            )}
          </Field>
          <Button type="submit">{t('imports.handleSubmit')}</Button>
        </form>
      )}
    </Alert>
  );
}
