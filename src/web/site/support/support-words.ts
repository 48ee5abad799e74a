import type { supportPage } from '#i18n/fr/site/support-page.ts';
import type { SameShape } from '#i18n/language/translate.ts';

export type ScriptWords = Pick<SameShape<typeof supportPage>, 'search' | 'issues' | 'status' | 'answer'>;

let read: ScriptWords | undefined;

/** The texts embedded in the page for its script: no catalogue is loaded. */
export function supportWords(): ScriptWords {
  read ??= JSON.parse(
    document.querySelector<HTMLElement>('[data-support-words]')?.dataset['supportWords'] ?? '{}',
  ) as ScriptWords;
  return read;
}

export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
