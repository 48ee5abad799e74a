import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Language } from '#contract/wire/languages.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { viewing } from '#web/shared/session/viewing.ts';
import { useLanguage } from '#web/ui/language/language.tsx';

/** Chooses the language of this browser and of the signed-in account, whose mails follow it. */
export function useChooseLanguage(): (language: Language) => void {
  const { setLanguage } = useLanguage();
  const queryClient = useQueryClient();
  const { mutate: save } = useMutation(
    orpc.me.update.mutationOptions({
      onSuccess: () => void queryClient.invalidateQueries({ queryKey: orpc.me.get.key() }),
    }),
  );
  return useCallback(
    language => {
      setLanguage(language);
      // A viewed user's choice is not changed.
      if (viewing === null) save({ language });
    },
    [setLanguage, save],
  );
}
