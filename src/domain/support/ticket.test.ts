import { expect, test } from 'vitest';
import { mayRate, stateAfter, ticketReference } from './ticket.ts';

test('a reference is seven letters and digits, none of which is taken for another', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  const seen = new Set<string>();
  for (let from = 0; from + 7 <= 256; from += 1) {
    const reference = ticketReference(bytes.slice(from, from + 7));
    expect(reference).toMatch(/^AC-[2-9A-HJKMNP-TV-Z]{7}$/);
    for (const letter of reference.slice(3)) seen.add(letter);
  }
  expect(seen.size).toBe(30);
  expect([...seen].filter(letter => 'IOU01L'.includes(letter))).toEqual([]);
});

test('too few random bytes make no reference', () => {
  expect(() => ticketReference(new Uint8Array(6))).toThrow('seven');
});

test('whoever writes last says whose turn it is, and an answer is rated once there is one', () => {
  expect(stateAfter('asker')).toBe('waiting');
  expect(stateAfter('staff')).toBe('answered');
  expect(mayRate(['asker', 'asker'])).toBe(false);
  expect(mayRate(['asker', 'staff', 'asker'])).toBe(true);
});
