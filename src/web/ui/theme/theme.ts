export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

/** Spec §3: the local storage key, read before paint by /theme.js too. */
const THEME_KEY = 'theme';

export function parseTheme(value: unknown): Theme {
  return THEMES.find(theme => theme === value) ?? 'system';
}

let current: Theme | undefined;
const listeners = new Set<() => void>();

function storedTheme(): Theme {
  try {
    return parseTheme(localStorage.getItem(THEME_KEY));
  } catch {
    return 'system';
  }
}

export function currentTheme(): Theme {
  current ??= storedTheme();
  return current;
}

function apply() {
  const dark =
    currentTheme() === 'dark' ||
    (currentTheme() === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', getComputedStyle(document.documentElement).getPropertyValue('--paper').trim());
  for (const listener of listeners) listener();
}

export function setTheme(theme: Theme): void {
  current = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  apply();
}

/** Follows the other tabs and the operating system. Called once at start. */
export function watchTheme(): void {
  addEventListener('storage', event => {
    if (event.key !== THEME_KEY && event.key !== null) return;
    current = parseTheme(event.newValue);
    apply();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
  apply();
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
