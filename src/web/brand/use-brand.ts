import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Brand, BrandAnswer } from '#contract/brand.ts';
import type { Colour } from '#domain/brand/colour.ts';
import { useSay } from '#web/accounts/use-say.ts';
import { orpc } from '#web/api/orpc.ts';
import { useT } from '#web/language/language.tsx';
import { toast } from '#web/ui/toast.ts';

export function asSaved({ brand }: BrandAnswer): Brand | null {
  return brand === null ? null : { ...brand, titles: brand.titles as Colour, accent: brand.accent as Colour };
}

/** The kept brand and its change, which can be taken back while the toast stands. */
export function useBrand() {
  const t = useT();
  const say = useSay();
  const queryClient = useQueryClient();
  const query = useQuery(orpc.brand.get.queryOptions());
  const saving = useMutation(orpc.brand.save.mutationOptions());

  function save(brand: Brand | null, options: { isUndo?: boolean; onSaved?: () => void } = {}) {
    const before = query.data === undefined ? null : asSaved(query.data);
    saving.mutate(
      { brand },
      {
        onSuccess: answer => {
          queryClient.setQueryData(orpc.brand.get.queryKey(), answer);
          options.onSaved?.();
          if (options.isUndo === true) return toast({ title: t('brand.undone'), topic: 'brand' });
          toast({
            title: t(brand === null ? 'brand.removedToast' : 'brand.savedToast'),
            topic: 'brand',
            action: { label: t('brand.undo'), act: () => save(before, { ...options, isUndo: true }) },
          });
        },
      },
    );
  }
  return {
    query,
    save,
    isPending: saving.isPending,
    problem: saving.error === null ? null : say.error(saving.error),
  };
}
