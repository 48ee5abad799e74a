import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Brand, BrandAnswer } from '#contract/brand.ts';
import type { Colour } from '#domain/brand/colour.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { client, orpc } from '#web/shared/api/orpc.ts';

export function asSaved({ brand }: BrandAnswer): Brand | null {
  return brand === null ? null : { ...brand, titles: brand.titles as Colour, accent: brand.accent as Colour };
}

/** The last change, and the previous value. */
interface LastChange {
  what: 'saved' | 'removed' | 'undone';
  before: Brand | null;
}

/** The saved brand and its changes, which can be undone while the page is open. */
export function useBrand() {
  const say = useErrorText();
  const queryClient = useQueryClient();
  const query = useQuery(orpc.brand.get.queryOptions());
  const saving = useMutation({
    mutationFn: (brand: Brand | null) => (brand === null ? client.brand.remove() : client.brand.save(brand)),
  });
  const [last, setLast] = useState<LastChange | null>(null);

  function save(brand: Brand | null, isUndo = false) {
    const before = query.data === undefined ? null : asSaved(query.data);
    saving.mutate(brand, {
      onSuccess: answer => {
        queryClient.setQueryData(orpc.brand.get.queryKey(), answer);
        setLast({ what: isUndo ? 'undone' : brand === null ? 'removed' : 'saved', before });
      },
    });
  }
  return {
    query,
    save,
    isPending: saving.isPending,
    problem: saving.error === null ? null : say.error(saving.error),
    last: last?.what ?? null,
    undo: last === null || last.what === 'undone' ? null : () => save(last.before, true),
  };
}
