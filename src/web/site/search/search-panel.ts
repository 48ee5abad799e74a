import { parseLanguage } from '#contract/wire/languages.ts';
import type { DocIndex } from '#domain/documentation/doc-location.ts';
import { readDocIndex, searchDocs, type FoundPlace } from '#domain/documentation/doc-search.ts';
import { excerptOf } from '#domain/documentation/excerpt.ts';
import { sitePath } from '#web/paths.ts';

const MOST_SHOWN = 8;
const language = parseLanguage(document.documentElement.lang);
const indexes = new Map<string, Promise<DocIndex>>();
let boxesOpened = 0;

function indexAt(address: string): Promise<DocIndex> {
  const known = indexes.get(address) ?? loadIndex(address);
  indexes.set(address, known);
  known.catch(() => indexes.delete(address));
  return known;
}

async function loadIndex(address: string): Promise<DocIndex> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the search index answered ${answer.status}`);
  return readDocIndex(await answer.text(), language);
}

/** A result outside the index; `href`: its URL when that is no public page. */
export type OtherPlace = FoundPlace & { href?: string };
type FindMore = (query: string) => Promise<readonly OtherPlace[]>;

/** Runs one search box: results while typing, arrows and Enter, Escape. Results of `more` come first. */
export function openSearch(box: HTMLFormElement, more: FindMore = async () => []): void {
  const input = box.querySelector('input');
  const panel = box.querySelector<HTMLElement>('[data-results]');
  const status = box.querySelector('output');
  if (input === null || panel === null || status === null) return;
  const { search: address = '', none = '', found = '', failed = '' } = box.dataset;
  const id = `search-results-${(boxesOpened += 1)}`;
  panel.id = id;
  panel.setAttribute('role', 'listbox');
  panel.setAttribute('aria-label', input.labels?.[0]?.textContent ?? '');
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-autocomplete', 'list');
  input.setAttribute('aria-controls', id);
  let at = -1;

  const isOpen = () => panel.matches(':popover-open');
  const options = () => [...panel.querySelectorAll<HTMLAnchorElement>('[role=option]')];
  const show = (open: boolean) => {
    // In the top layer: the side menu, which scrolls separately, would cut it off.
    panel.togglePopover(open);
    if (open) place(panel, input);
    input.setAttribute('aria-expanded', String(open));
    if (!open) choose(-1);
  };
  const choose = (next: number) => {
    at = next;
    for (const [index, option] of options().entries()) {
      option.setAttribute('aria-selected', String(index === at));
      if (index === at) option.scrollIntoView({ block: 'nearest' });
    }
    if (at < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `${id}-${at}`);
  };

  const search = async () => {
    const query = input.value.trim();
    if (query.length < 2) {
      status.textContent = '';
      show(false);
      return;
    }
    try {
      const [index, others] = await Promise.all([indexAt(address), more(query)]);
      if (query !== input.value.trim()) return;
      const fitting = searchDocs(index, query, { language, most: MOST_SHOWN });
      const results = [...others, ...fitting].slice(0, MOST_SHOWN);
      status.textContent = results.length === 0 ? none : found.replace('{many}', String(results.length));
      if (results.length === 0) panel.replaceChildren(line(none));
      else panel.replaceChildren(...results.map((result, index) => optionOf(result, `${id}-${index}`)));
      show(true);
      // Enter opens the first; an arrow selects another.
      choose(results.length === 0 ? -1 : 0);
    } catch {
      status.textContent = failed;
      panel.replaceChildren(line(failed));
      show(true);
    }
  };

  input.addEventListener('input', () => void search());
  input.addEventListener('focus', () => void search());
  input.addEventListener('keydown', event => {
    const many = options().length;
    if (event.key === 'Escape' && isOpen()) {
      event.preventDefault();
      show(false);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && many > 0) {
      event.preventDefault();
      if (!isOpen()) show(true);
      choose((at + (event.key === 'ArrowDown' ? 1 : -1) + many) % many);
    }
  });
  box.addEventListener('submit', event => {
    const chosen = options()[Math.max(at, 0)];
    if (!isOpen() || chosen === undefined) return;
    event.preventDefault();
    chosen.click();
  });
  panel.addEventListener('click', () => show(false));
  box.addEventListener('focusout', event => {
    if (!(event.relatedTarget instanceof Node) || !box.contains(event.relatedTarget)) show(false);
  });
  for (const event of ['scroll', 'resize'] as const) {
    window.addEventListener(event, () => isOpen() && place(panel, input), { passive: true });
  }
  // Pressing on a result must not move the focus before its click.
  panel.addEventListener('pointerdown', event => event.preventDefault());
  void search();
}

const ROOMY_PIXELS = 416;
const EDGE_PIXELS = 16;

/** Below the field, as wide as the field or the results need, and never outside the window. */
function place(panel: HTMLElement, input: HTMLInputElement): void {
  const { left, bottom, width } = input.getBoundingClientRect();
  const room = document.documentElement.clientWidth - 2 * EDGE_PIXELS;
  const wide = Math.min(Math.max(width, ROOMY_PIXELS), room);
  panel.style.width = `${wide}px`;
  panel.style.left = `${Math.max(EDGE_PIXELS, Math.min(left, EDGE_PIXELS + room - wide))}px`;
  panel.style.top = `${bottom + 4}px`;
}

function line(text: string): HTMLElement {
  const made = document.createElement('p');
  made.className = 'px-4 py-3 text-muted';
  made.textContent = text;
  return made;
}

function optionOf(result: OtherPlace, id: string): HTMLAnchorElement {
  const link = document.createElement('a');
  const [path = '/', anchor] = result.path.split('#');
  link.href = result.href ?? sitePath(path, language) + (anchor === undefined ? '' : `#${anchor}`);
  link.id = id;
  link.tabIndex = -1;
  link.setAttribute('role', 'option');
  link.className = 'block px-4 py-2.5 hover:bg-sunken aria-selected:bg-sunken';
  const where = result.page === result.title ? result.group : `${result.group} › ${result.page}`;
  link.append(part('span', 'block font-semibold wrap-anywhere', result.title));
  link.append(part('span', 'block text-xs text-muted', where));
  const excerpt = part('span', 'mt-0.5 block text-sm text-muted', '');
  for (const { text, isMarked } of excerptOf(result.text, result.terms, language)) {
    excerpt.append(isMarked ? part('mark', 'bg-signal-wash font-semibold text-ink', text) : text);
  }
  link.append(excerpt);
  return link;
}

function part(name: 'span' | 'mark', className: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}
