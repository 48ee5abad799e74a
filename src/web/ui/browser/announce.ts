import { useEffect } from 'react';

/** Time for screen readers to notice a region before it is filled. */
const SEEN_AFTER_MS = 150;
/** Long enough to be read out; then removed, so that nobody finds the text a second time. */
const STAYS_MS = 7_000;
const regions = new WeakMap<Element, Element>();

/**
 * Adds an announcement region to the page or to a modal dialog, because everything outside of one is inert. Its text is
 * in a closed shadow root, so that search, selection and tests find the words only once.
 */
export function openRegion(within: Element): Element {
  const known = regions.get(within);
  if (known) return known;
  const place = document.createElement('div');
  place.className = 'sr-only';
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.ariaLive = 'polite';
  region.ariaAtomic = 'false';
  place.attachShadow({ mode: 'closed' }).append(region);
  within.append(place);
  regions.set(within, region);
  return region;
}

/** Announces a text to screen readers, in a region that existed before the text. */
export function announce(words: string): void {
  const said = words.replace(/\s+/g, ' ').trim();
  if (said === '') return;
  const region = openRegion([...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body);
  setTimeout(() => {
    const line = document.createElement('p');
    line.lang = document.documentElement.lang;
    line.textContent = said;
    region.append(line);
    setTimeout(() => line.remove(), STAYS_MS);
  }, SEEN_AFTER_MS);
}

/** Announces a text displayed elsewhere, when it appears and when it changes. */
export function useAnnounced(words: string | null): void {
  useEffect(() => {
    if (words !== null) announce(words);
  }, [words]);
}
