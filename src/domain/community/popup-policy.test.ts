import { expect, test } from 'vitest';
import { decidePopup, POPUP_DELAY_MS } from './popup-policy.ts';

const now = Date.UTC(2026, 10, 21);
const SIXTY_HOURS_MS = 216_000_000;

test('the popup waits three seconds', () => {
  expect(POPUP_DELAY_MS).toBe(3_000);
});

test('a first visit only remembers the time', () => {
  expect(decidePopup({ clicked: false, lastShownAt: null }, now)).toBe('remember_now');
});

test('the popup opens two and a half days after it was last shown', () => {
  expect(decidePopup({ clicked: false, lastShownAt: now - SIXTY_HOURS_MS }, now)).toBe('open');
});

test('the popup stays closed a moment before two and a half days are over', () => {
  expect(decidePopup({ clicked: false, lastShownAt: now - SIXTY_HOURS_MS + 1 }, now)).toBe('stay_closed');
});

test('the popup never comes back once the invitation was followed', () => {
  expect(decidePopup({ clicked: true, lastShownAt: null }, now)).toBe('stay_closed');
  expect(decidePopup({ clicked: true, lastShownAt: 0 }, now)).toBe('stay_closed');
});
