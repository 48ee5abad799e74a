import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Language } from '#contract/wire/languages.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { viewing } from '#web/shared/session/viewing.ts';
import { languageWasChosen, useLanguage } from '#web/ui/language/language.tsx';

/**
 * The choice made in this browser takes precedence and is saved to the profile; a new browser starts with the
 * profile's.
 */
export function useProfileLanguage(saved: Language | undefined): void {
  const { language, setLanguage } = useLanguage();
  const { mutate: save } = useMutation(orpc.me.update.mutationOptions());
  const settled = useRef<Language>(undefined);
  useEffect(() => {
    // A viewed user's choice is neither adopted nor changed.
    if (viewing !== null) return;
    if (saved === undefined || settled.current === language) return;
    const first = settled.current === undefined;
    settled.current = language;
    if (saved === language) return;
    if (first && !languageWasChosen()) setLanguage(saved);
    else save({ language });
  }, [saved, language, setLanguage, save]);
}
