import { createThread } from '../../platform/threads/create-thread.ts';
import type { Figures } from './figures.ts';

const inThread = createThread<{ name: keyof Figures; given: unknown[] }, unknown>(
  new URL('figures-thread.ts', import.meta.url),
);

/** The same figures as on the event loop, which meanwhile answers others. */
export function computeInThread<Name extends keyof Figures>(
  name: Name,
  ...given: Parameters<Figures[Name]>
): Promise<ReturnType<Figures[Name]>> {
  return inThread({ name, given }) as Promise<ReturnType<Figures[Name]>>;
}
