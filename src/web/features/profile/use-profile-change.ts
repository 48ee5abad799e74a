import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { profile } from '#contract/profile.ts';
import { orpc } from '#web/shared/api/orpc.ts';

type Profile = z.infer<typeof profile>;
type Field = 'time_zone' | 'number_format' | 'date_format' | 'week_start';
type Change = Partial<Pick<Profile, Field>>;

/** One field: saved immediately, confirmed where it was changed, with an undo there. */
export function useProfileChange(field: Field, current: string | undefined) {
  const queryClient = useQueryClient();
  const update = useMutation(orpc.me.update.mutationOptions());
  const [saved, setSaved] = useState<{ at: Date; before: string } | null>(null);

  function save(value: string, isUndo = false) {
    const change = { [field]: value } as Change;
    update.mutate(change, {
      onSuccess: me => {
        queryClient.setQueryData(orpc.me.get.queryKey(), me);
        setSaved({ at: new Date(), before: isUndo ? value : (current ?? value) });
        if (field !== 'time_zone') return;
        void queryClient.invalidateQueries({ queryKey: orpc.quotas.key() });
        void queryClient.invalidateQueries({ queryKey: orpc.dashboard.key() });
      },
    });
  }
  const sent = update.variables as Record<string, string> | undefined;
  return {
    save,
    undo: saved !== null && saved.before !== current ? () => save(saved.before, true) : null,
    savedAt: saved?.at ?? null,
    error: update.error,
    isPending: update.isPending,
    shown: update.isPending ? (sent?.[field] ?? current) : current,
  };
}
