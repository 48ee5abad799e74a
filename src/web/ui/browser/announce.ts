import { useEffect } from 'react';

/** A screen reader has seen a region before it is given words. */
const SEEN_AFTER_MS = 150;
/** Long enough to be read out; then nobody comes across the words a second time. */
const STAYS_MS = 7_000;
const regions = new WeakMap<Element, Element>();

/**
 * Puts a place for announcements into the page or into a modal dialog, whose outside nobody hears.
 * Its words stand in a closed shadow: on the page they are only once, for search, selection and tests.
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

/** Says something to who hears the page, where a place was before the words. */
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

/** Announces a text that is shown somewhere, when it comes and when it changes. */
export function useAnnounced(words: string | null): void {
  useEffect(() => {
    if (words !== null) announce(words);
  }, [words]);
}
