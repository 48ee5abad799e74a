import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { JobRun } from '#contract/accounts/accounts.ts';
import type { importBatch, importPreview } from '#contract/imports.ts';
import { isChoice, NO_CHOICE, type ColumnChoice, type ReadingChoice } from '#domain/imports/column-choice.ts';
import { cacheAccount, refreshFigures } from '#web/shared/linked-accounts/use-linked-accounts.ts';
import { useFollowRun } from '#web/shared/linked-accounts/use-follow-run.ts';
import { orpc } from '#web/shared/api/orpc.ts';

export type ImportPreview = z.infer<typeof importPreview>;
export type ImportBatch = z.infer<typeof importBatch>;

/** What the user states about a file: its owner, and what the file does not say. */
export interface Chosen {
  handle: string | undefined;
  choice: ReadingChoice;
  /** The user does not know when the file was made either. */
  isTimeUnknown: boolean;
}
const NOTHING: Chosen = { handle: undefined, choice: NO_CHOICE, isTimeUnknown: false };

/** The choice with one column replaced. */
export function columnChosen(choice: ReadingChoice, column: ColumnChoice): ReadingChoice {
  const others = choice.columns.filter(
    ({ file, header }) => file !== column.file || header !== column.header,
  );
  return { ...choice, columns: [...others, column] };
}

/** State of an import: nothing yet · read · being saved by a run · done · failed. */
type ImportState =
  | { at: 'start' }
  | { at: 'refused'; file: File; chosen: Chosen; error: unknown }
  | { at: 'preview'; file: File; chosen: Chosen; preview: ImportPreview }
  | { at: 'running'; file: File; run: JobRun; accounts: number }
  | { at: 'done'; file: File; preview: ImportPreview; accounts: number }
  | { at: 'failed'; file: File; run: JobRun | null };

/** One file from selection to saved videos: always a dry run first. */
export function useImport(onDone?: () => void) {
  const queryClient = useQueryClient();
  const create = useMutation(orpc.imports.create.mutationOptions());
  const [state, setState] = useState<ImportState>({ at: 'start' });
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const runId = state.at === 'running' ? state.run.id : null;
  const followed = useFollowRun(runId, state.at === 'running' ? state.run : null, run => {
    if (state.at !== 'running' || preview === null) return;
    setState(
      run?.state === 'done'
        ? { at: 'done', file: state.file, preview, accounts: state.accounts }
        : { at: 'failed', file: state.file, run },
    );
    void refreshFigures(queryClient);
    if (run?.state === 'done') onDone?.();
  });

  function read(file: File, chosen: Chosen = NOTHING) {
    create.mutate(requestOf(file, chosen), {
      onSuccess: ({ body }) => {
        setPreview(body.preview);
        setState({ at: 'preview', file, chosen, preview: body.preview });
      },
      onError: error => setState({ at: 'refused', file, chosen, error }),
    });
  }

  /** Imports the file, or only the named accounts of a file with several. */
  function confirm(handles: readonly string[]) {
    if (state.at !== 'preview' || create.isPending) return;
    const { file, chosen, preview: seen } = state;
    const request = requestOf(file, chosen, {
      handles: seen.accounts.length > 1 ? handles : [],
      takesPlaceOf: seen.takesPlaceOf,
    });
    create.mutate(request, {
      onSuccess: ({ body }) => {
        setPreview(body.preview);
        if (body.account !== null) cacheAccount(queryClient, body.account);
        if (body.run !== null && body.batch === null) {
          setState({ at: 'running', file, run: body.run, accounts: body.preview.accounts.length });
          return;
        }
        setState({ at: 'done', file, preview: body.preview, accounts: body.preview.accounts.length });
        void refreshFigures(queryClient);
        onDone?.();
      },
      onError: error => setState({ at: 'refused', file, chosen, error }),
    });
  }

  return {
    state,
    run: followed,
    isPending: create.isPending,
    pendingFile: create.isPending ? create.variables.body.file.name : null,
    read,
    sayTimeUnknown: (isTimeUnknown: boolean) => {
      if (state.at === 'preview') setState({ ...state, chosen: { ...state.chosen, isTimeUnknown } });
    },
    confirm,
    reset: () => setState({ at: 'start' }),
  };
}

/** A dry run, unless the accounts to import are given. */
function requestOf(
  file: File,
  { handle, choice }: Chosen,
  confirmed?: { handles: readonly string[]; takesPlaceOf: string | null },
) {
  const named =
    confirmed !== undefined && confirmed.handles.length > 0 ? confirmed.handles.join(',') : handle;
  const takesPlaceOf = confirmed?.takesPlaceOf ?? null;
  return {
    query: {
      dryRun: confirmed === undefined,
      ...(named === undefined ? {} : { handle: named }),
      ...(takesPlaceOf === null ? {} : { takesPlaceOf }),
    },
    body: { file, ...(isChoice(choice) ? { choice: JSON.stringify(choice) } : {}) },
  };
}
