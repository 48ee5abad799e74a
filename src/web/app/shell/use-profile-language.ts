import { useEffect, useRef } from 'react';
import type { Language } from '#contract/wire/languages.ts';
import { viewing } from '#web/shared/session/viewing.ts';
import { languageWasChosen, useLanguage } from '#web/ui/language/language.tsx';

/** A browser in which nothing was chosen starts with the profile's language; the profile is never changed by it. */
export function useProfileLanguage(saved: Language | undefined): void {
  const { setLanguage } = useLanguage();
  const isSettled = useRef(false);
  useEffect(() => {
    // A viewed user's choice is not adopted.
    if (viewing !== null || saved === undefined || isSettled.current) return;
    isSettled.current = true;
    if (!languageWasChosen()) setLanguage(saved);
  }, [saved, setLanguage]);
}
