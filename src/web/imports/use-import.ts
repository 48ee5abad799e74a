import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { JobRun } from '#contract/accounts.ts';
import type { importBatch, importPreview } from '#contract/imports.ts';
import { rememberAccount, refreshFigures } from '#web/accounts/use-linked-accounts.ts';
import { useFollowRun } from '#web/accounts/use-follow-run.ts';
import { orpc } from '#web/api/orpc.ts';

export type ImportPreview = z.infer<typeof importPreview>;
export type ImportBatch = z.infer<typeof importBatch>;

/** Where an import stands: nothing yet · read · being saved by a run · done · failed. */
export type ImportState =
  | { at: 'start' }
  | { at: 'refused'; file: File; error: unknown }
  | { at: 'preview'; file: File; handle: string | undefined; preview: ImportPreview }
  | { at: 'running'; file: File; run: JobRun }
  | { at: 'done'; file: File; preview: ImportPreview }
  | { at: 'failed'; file: File; run: JobRun | null };

/** One file from choice to saved videos: always a dry run first. */
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
        ? { at: 'done', file: state.file, preview }
        : { at: 'failed', file: state.file, run },
    );
    void refreshFigures(queryClient);
    if (run?.state === 'done') onDone?.();
  });

  function read(file: File, handle?: string) {
    create.mutate(
      { query: { dryRun: true, ...(handle === undefined ? {} : { handle }) }, body: { file } },
      {
        onSuccess: ({ body }) => {
          setPreview(body.preview);
          setState({ at: 'preview', file, handle, preview: body.preview });
        },
        onError: error => setState({ at: 'refused', file, error }),
      },
    );
  }

  function confirm() {
    if (state.at !== 'preview' || create.isPending) return;
    const { file, handle } = state;
    create.mutate(
      { query: { dryRun: false, ...(handle === undefined ? {} : { handle }) }, body: { file } },
      {
        onSuccess: ({ body }) => {
          setPreview(body.preview);
          if (body.account !== null) rememberAccount(queryClient, body.account);
          if (body.run !== null && body.batch === null) {
            setState({ at: 'running', file, run: body.run });
            return;
          }
          setState({ at: 'done', file, preview: body.preview });
          void refreshFigures(queryClient);
          onDone?.();
        },
        onError: error => setState({ at: 'refused', file, error }),
      },
    );
  }

  return {
    state,
    run: followed,
    isPending: create.isPending,
    pendingFile: create.isPending ? create.variables.body.file.name : null,
    read,
    confirm,
    reset: () => setState({ at: 'start' }),
  };
}
