import '../../ui/styles/site.css';
import '#web/site/documentation/doc-script.ts';
import '#web/site/search/search-script.ts';
import { markCurrentPlan } from '../pricing/mark-current-plan.ts';
import { currentTheme, onThemeChange, parseTheme, setTheme, watchTheme } from '../../ui/theme/theme.ts';
import { endDemo } from '../../shared/session/demo-session.ts';
import { isAppPath, SITE_PATHS, sitePath } from '#web/paths.ts';
import { openDemo } from './open-demo.ts';
import { preloadApp } from './preload-app.ts';

/** The script of the public pages: theme, language, menus. */
const choices = document.querySelectorAll<HTMLButtonElement>('[data-theme-choice]');
const menus = document.querySelectorAll<HTMLDetailsElement>('details[data-menu]');

function showTheme() {
  for (const choice of choices) {
    choice.setAttribute('aria-pressed', String(choice.dataset['themeChoice'] === currentTheme()));
  }
}

for (const choice of choices) {
  choice.addEventListener('click', () => {
    setTheme(parseTheme(choice.dataset['themeChoice']));
    closeMenus();
  });
}
/** Scrolls the current page's entry into view in a scrolling menu. */
function showWhereOneIs(place: ParentNode) {
  for (const menu of place.querySelectorAll('[data-scrolls]')) {
    const [box, here] = [menu, menu.querySelector('[aria-current=page]')].map(one =>
      one?.getBoundingClientRect(),
    );
    if (box && here)
      menu.scrollBy(
        here.left - box.left - (box.width - here.width) / 2,
        here.top - box.top - (box.height - here.height) / 2,
      );
  }
}
showWhereOneIs(document);
for (const menu of menus) menu.addEventListener('toggle', () => showWhereOneIs(menu));

onThemeChange(showTheme);
watchTheme();

function closeMenus(except?: Node | null) {
  for (const menu of menus) if (!except || !menu.contains(except)) menu.open = false;
}

document.addEventListener('click', event => closeMenus(event.target as Node));
document.addEventListener('keydown', event => {
  if (event.key !== 'Escape') return;
  const open = [...menus].find(menu => menu.open);
  closeMenus();
  open?.querySelector('summary')?.focus();
});

function keptLanguage(): string | null {
  try {
    return localStorage.getItem('language');
  } catch {
    return null;
  }
}

function keepLanguage(language: string) {
  try {
    localStorage.setItem('language', language);
  } catch {
    // Without storage only the URL carries the language.
  }
}

document.addEventListener('click', event => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  const chosen = link.dataset['language'];
  if (chosen) keepLanguage(chosen);
  // The app has no language in its URLs: it continues in that of the page left, and outside the demo.
  else if (isAppPath(link.pathname)) {
    keepLanguage(document.documentElement.lang);
    endDemo();
  }
});

preloadApp();

const demo = document.querySelector<HTMLElement>('[data-open-demo]');
if (demo) {
  // Without a chosen language the demo opens in that of the browser.
  const isForEnglish =
    keptLanguage() === null && document.documentElement.lang === 'fr' && navigator.language.startsWith('en');
  if (isForEnglish) location.replace(sitePath(SITE_PATHS.demo, 'en'));
  else {
    keepLanguage(document.documentElement.lang);
    void openDemo(demo);
  }
}

// Server requests wait until the page has been painted: their result is not read before.
requestAnimationFrame(() =>
  setTimeout(() => {
    markCurrentPlan().catch(() => undefined);
    if (document.querySelector('[data-support-status]'))
      import('#web/site/support/support-status.ts')
        .then(({ showStatus }) => showStatus())
        .catch(() => undefined);
  }),
);

// A deep link to a question opens its answer.
const target = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
if (target instanceof HTMLDetailsElement) target.open = true;
