/** What a user had typed on a page when their session ended. Stored in the tab for an hour. */
interface FormDrafts {
  userId: string;
  path: string;
  at: number;
  fields: { name: string; value: string }[];
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const KEY = 'form-drafts';
const LIVES_MS = 3_600_000;
const TEXTUAL = new Set(['text', 'search', 'email', 'url', 'tel', 'number']);

let edited = new WeakSet<TextField>();

/** Tracks the fields that the user types in; values a page fills in itself are no draft. */
export function watchTyping(): void {
  document.addEventListener(
    'input',
    event => {
      if (event.isTrusted && isText(event.target)) edited.add(event.target);
    },
    { capture: true },
  );
}

/** Stores what was typed on this page while the page still exists. Never passwords or codes. */
export function saveDrafts(userId: string): void {
  const fields = namedFields()
    .filter(({ field }) => edited.has(field) && field.value.trim() !== '')
    .map(({ field, name }) => ({ name, value: field.value }));
  edited = new WeakSet();
  if (fields.length === 0) return;
  const drafts: FormDrafts = { userId, path: location.pathname, at: Date.now(), fields };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(drafts));
  } catch {
    // A full or forbidden storage holds no drafts.
  }
}

export function clearDrafts(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was stored.
  }
}

/** The drafts of a user on a page; those of other users, and old ones, are discarded. */
export function draftsFor(stored: string | null, userId: string, now: number): FormDrafts | null {
  try {
    const drafts = JSON.parse(stored ?? 'null') as Partial<FormDrafts> | null;
    if (!drafts?.fields || drafts.userId !== userId || now - (drafts.at ?? 0) > LIVES_MS) return null;
    return drafts as FormDrafts;
  } catch {
    return null;
  }
}

/**
 * Restores drafts to the fields of this page as they appear, until the user leaves it. Returns a function that stops
 * it.
 */
export function restoreDrafts(userId: string, onRestored: () => void): () => void {
  let stored: string | null = null;
  try {
    stored = sessionStorage.getItem(KEY);
  } catch {
    return () => undefined;
  }
  if (stored === null) return () => undefined;
  const drafts = draftsFor(stored, userId, Date.now());
  if (drafts === null) clearDrafts();
  if (drafts === null || drafts.path !== location.pathname) return () => undefined;

  let waiting = drafts.fields;
  const fill = () => {
    const present = namedFields();
    const left = waiting.filter(({ name, value }) => {
      const field = present.find(one => one.name === name)?.field;
      if (!field) return true;
      write(field, value);
      return false;
    });
    if (left.length === waiting.length) return;
    waiting = left;
    if (waiting.length > 0) return;
    observer.disconnect();
    clearDrafts();
    onRestored();
  };
  const observer = new MutationObserver(fill);
  observer.observe(document.body, { childList: true, subtree: true });
  fill();
  return () => observer.disconnect();
}

function isText(target: EventTarget | null): target is TextField {
  if (target instanceof HTMLTextAreaElement) return true;
  return (
    target instanceof HTMLInputElement &&
    TEXTUAL.has(target.type) &&
    !/one-time-code|cc-|password/.test(target.autocomplete)
  );
}

/** The text fields of the page, each with a name that is stable across renders. */
function namedFields(): { field: TextField; name: string }[] {
  const seen = new Map<string, number>();
  return [
    ...document.querySelectorAll('main input, main textarea, dialog[open] input, dialog[open] textarea'),
  ]
    .filter(isText)
    .map(field => {
      const base = field.name || field.labels?.[0]?.textContent?.trim() || field.ariaLabel || field.type;
      const count = seen.get(base) ?? 0;
      seen.set(base, count + 1);
      return { field, name: `${base}#${count}` };
    });
}

/** Simulates typing: React listens to the event and compares with the value it knows. */
function write(field: TextField, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  edited.add(field);
}
