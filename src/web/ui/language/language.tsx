import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { LANGUAGE_FORMATS, type FormatChoice } from '#domain/profile/format-choice.ts';
import { createFormats, numberLocale, type Formats } from '#i18n/language/formats.ts';
import { parseLanguage, type Language } from '#contract/wire/languages.ts';
import { loadTexts, translateWith, type Messages, type T, type TextPart } from '#i18n/messages.ts';
import { isEnglishPath, OPEN_PATHS } from '#web/paths.ts';

/** Spec §3: the local storage key, read before paint by /theme.js too. */
const LANGUAGE_KEY = 'language';

interface LanguageValue {
  language: Language;
  t: T;
  /** Chooses the language of this browser. */
  setLanguage: (language: Language) => void;
  /** Speaks another language on this page; the browser keeps its own. */
  speakIn: (language: Language) => void;
  /** The same texts with numbers formatted in a locale of the user's choice. */
  speak?: (numbers: string) => T;
}

const LanguageContext = createContext<LanguageValue | null>(null);
const FormatsContext = createContext<Formats | null>(null);

const OPEN_PAGES: ReadonlySet<string> = new Set(Object.values(OPEN_PATHS));

function storedLanguage(): Language {
  try {
    return parseLanguage(localStorage.getItem(LANGUAGE_KEY));
  } catch {
    return parseLanguage(null);
  }
}

/** Whether a language was ever chosen in this browser. */
export function languageWasChosen(): boolean {
  try {
    return localStorage.getItem(LANGUAGE_KEY) !== null;
  } catch {
    return false;
  }
}

/**
 * Spec §3: French where nothing was chosen. A page without a session uses the language of the mail that links to it,
 * otherwise that of the browser; a URL below the English pages is answered in English whatever was chosen.
 */
export function firstLanguage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Language {
  if (isEnglishPath(pathname)) return 'en';
  const isOpen = OPEN_PAGES.has(pathname);
  const mailed = isOpen ? new URLSearchParams(search).get('lang') : null;
  if (mailed === 'fr' || mailed === 'en') return mailed;
  if (!isOpen || languageWasChosen()) return storedLanguage();
  return navigator.language.startsWith('en') ? 'en' : parseLanguage(null);
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

/** The requested text parts; each language is then loaded with all of them. */
const parts = new Set<TextPart>();
let renewed = Promise.resolve();
let provideSpeaker: (renew: () => Promise<void>) => void = () => undefined;
const speaker = new Promise<() => Promise<void>>(resolve => (provideSpeaker = resolve));

/** Resolves when the texts of these parts are loaded. */
export async function useTextsOf(...wanted: TextPart[]): Promise<void> {
  const renew = await speaker;
  if (!wanted.every(part => parts.has(part))) {
    wanted.forEach(part => parts.add(part));
    renewed = renew();
  }
  return renewed;
}

/** The app's texts, switched without a reload; the other language's chunk is loaded only on demand. */
export function LanguageProvider({
  initial,
  children,
}: {
  initial: { language: Language; messages: Messages };
  children: ReactNode;
}) {
  const [spoken, setSpoken] = useState(initial);
  const wanted = useRef(initial.language);
  const load = useCallback(async (language: Language) => {
    wanted.current = language;
    const messages = await loadTexts(language, parts);
    if (wanted.current !== language) return;
    // A smaller set of parts may arrive after a larger one: loaded texts of a language are never dropped.
    setSpoken(now => ({
      language,
      messages: now.language === language ? { ...now.messages, ...messages } : messages,
    }));
  }, []);
  const value = useMemo<LanguageValue>(() => {
    return {
      language: spoken.language,
      t: translateWith(spoken.language, spoken.messages),
      speak: numbers => translateWith(spoken.language, spoken.messages, numbers),
      setLanguage(language) {
        storeLanguage(language);
        void load(language);
      },
      speakIn: language => void load(language),
    };
  }, [spoken, load]);

  useEffect(() => provideSpeaker(() => load(wanted.current)), [load]);

  useEffect(() => {
    document.documentElement.lang = spoken.language;
  }, [spoken.language]);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== LANGUAGE_KEY) return;
      void load(parseLanguage(event.newValue));
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [load]);

  return (
    <LanguageContext value={value}>
      <FormatsProvider timeZone={browserTimeZone()}>{children}</FormatsProvider>
    </LanguageContext>
  );
}

/**
 * Numbers and dates in the given time zone and formats: the profile's once loaded, the browser's before. Numbers inside
 * sentences follow too.
 */
export function FormatsProvider({
  timeZone,
  choice = LANGUAGE_FORMATS,
  children,
}: {
  timeZone: string;
  choice?: FormatChoice;
  children: ReactNode;
}) {
  const words = useLanguage();
  const { language, speak } = words;
  const { number_format, date_format, week_start } = choice;
  const formats = useMemo(
    () => createFormats(language, timeZone, { number_format, date_format, week_start }),
    [language, timeZone, number_format, date_format, week_start],
  );
  const spoken = useMemo(
    () =>
      speak === undefined || number_format === 'language'
        ? words
        : { ...words, t: speak(numberLocale(language, number_format)) },
    [words, speak, language, number_format],
  );
  return (
    <LanguageContext value={spoken}>
      <FormatsContext value={formats}>{children}</FormatsContext>
    </LanguageContext>
  );
}

/** The same formats in another time zone: a report uses its own, wherever it is read. */
export function InTimeZone({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  const { language } = useLanguage();
  const { choice } = useFormats();
  const formats = useMemo(() => createFormats(language, timeZone, choice), [language, timeZone, choice]);
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
