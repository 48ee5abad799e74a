import { expect, test } from 'vitest';
import { toast, TOAST, toastStore } from './toast.ts';

test('a fourth toast pushes the oldest out', () => {
  for (const title of ['a', 'b', 'c', 'd']) toast({ title });
  expect(toastStore.current().map(item => item.title)).toEqual(['d', 'c', 'b']);
});

test('a toast stays 4 s, a destructive one 5 s', () => {
  expect([TOAST.defaultMs, TOAST.destructiveMs]).toEqual([4_000, 5_000]);
});

test('a closed toast is forgotten once it has left', () => {
  toast({ title: 'leaving' });
  const id = toastStore.current()[0]?.id ?? 0;
  toastStore.close(id);
  expect(toastStore.current().find(item => item.id === id)?.open).toBe(false);
  toastStore.forget(id);
  expect(toastStore.current().some(item => item.id === id)).toBe(false);
});

test('a toast takes the place of the last one on its topic, and of no other', () => {
  for (const [title, topic] of [
    ['first refusal', 'form'],
    ['in passing'],
    ['second refusal', 'form'],
  ] as const)
    toast(topic === undefined ? { title } : { title, topic });
  expect(
    toastStore
      .current()
      .slice(0, 2)
      .map(item => item.title),
  ).toEqual(['second refusal', 'in passing']);
  expect(toastStore.current().some(item => item.title === 'first refusal')).toBe(false);
});

test('a success takes the failures before it away, and a failure leaves what stands', () => {
  toast({ title: 'saved' });
  toast({ title: 'refused', variant: 'destructive' });
  expect(toastStore.current().map(item => item.title)).toContain('saved');
  toast({ title: 'linked' });
  expect(toastStore.current().some(item => item.variant === 'destructive')).toBe(false);
});
