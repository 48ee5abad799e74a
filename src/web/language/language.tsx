import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createFormats, type Formats } from '#i18n/formats.ts';
import { parseLanguage, type Language } from '#contract/languages.ts';
import { loadMessages, translateWith, type Messages, type T } from '#i18n/messages.ts';

/** Spec §3: the local storage key, read before paint by /theme.js too. */
const LANGUAGE_KEY = 'language';

interface LanguageValue {
  language: Language;
  t: T;
  setLanguage: (language: Language) => void;
}

const LanguageContext = createContext<LanguageValue | null>(null);
const FormatsContext = createContext<Formats | null>(null);

export function storedLanguage(): Language {
  try {
    return parseLanguage(localStorage.getItem(LANGUAGE_KEY));
  } catch {
    return parseLanguage(null);
  }
}

/** Whether this browser was ever told which language to speak. */
export function languageWasChosen(): boolean {
  try {
    return localStorage.getItem(LANGUAGE_KEY) !== null;
  } catch {
    return false;
  }
}

export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'Europe/Paris';
}

function storeLanguage(language: Language) {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // A visitor who refuses storage keeps the language for this page only.
  }
}

/** The app's words, switched without a reload; the other language's chunk is fetched only when asked for. */
export function LanguageProvider({
  initial,
  children,
}: {
  initial: { language: Language; messages: Messages };
  children: ReactNode;
}) {
  const [spoken, setSpoken] = useState(initial);
  const value = useMemo<LanguageValue>(() => {
    const speak = (language: Language) =>
      loadMessages(language).then(messages => setSpoken({ language, messages }));
    return {
      language: spoken.language,
      t: translateWith(spoken.language, spoken.messages),
      setLanguage(language) {
        storeLanguage(language);
        void speak(language);
      },
    };
  }, [spoken]);

  useEffect(() => {
    document.documentElement.lang = spoken.language;
  }, [spoken.language]);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== LANGUAGE_KEY) return;
      const language = parseLanguage(event.newValue);
      void loadMessages(language).then(messages => setSpoken({ language, messages }));
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);

  return (
    <LanguageContext value={value}>
      <FormatsProvider timeZone={browserTimeZone()}>{children}</FormatsProvider>
    </LanguageContext>
  );
}

/** Words that never change: pages rendered at build time. */
export function StaticLanguage({
  language,
  t,
  timeZone,
  children,
}: {
  language: Language;
  t: T;
  timeZone: string;
  children: ReactNode;
}) {
  return (
    <LanguageContext value={{ language, t, setLanguage: () => undefined }}>
      <FormatsProvider timeZone={timeZone}>{children}</FormatsProvider>
    </LanguageContext>
  );
}

/** Numbers and dates in the given time zone: the profile's once it is known, the browser's before. */
export function FormatsProvider({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  const { language } = useLanguage();
  const formats = useMemo(() => createFormats(language, timeZone), [language, timeZone]);
  return <FormatsContext value={formats}>{children}</FormatsContext>;
}

export function useLanguage(): LanguageValue {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('useLanguage needs a LanguageProvider above it');
  return value;
}

export function useT(): T {
  return useLanguage().t;
}

export function useFormats(): Formats {
  const formats = useContext(FormatsContext);
  if (!formats) throw new Error('useFormats needs a LanguageProvider above it');
  return formats;
}
