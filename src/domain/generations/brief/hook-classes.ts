import { hookKind, type HookKind } from '#domain/videos/hook-kind.ts';
import type { Family } from './pattern.ts';

/** Families that use the same device as a class of openings, whatever words they begin with. */
const CLASS_OF_FAMILY: Readonly<Partial<Record<Family, HookKind>>> = {
  mistake: 'mistake',
  stop: 'mistake',
  how: 'how_to',
  tutorial: 'how_to',
  secret: 'secret',
  comparison: 'comparison',
  list: 'list',
  story: 'story',
  confession: 'story',
  pov: 'condition',
};

/** The classes of a hook: by its device, and by its words in the classification used for the creator's videos. */
function classesOf(text: string, family: Family): HookKind[] {
  const byWords = hookKind(text);
  const byDevice = CLASS_OF_FAMILY[family];
  return byDevice === undefined || byDevice === byWords ? [byWords] : [byDevice, byWords];
}

/** Whether a hook belongs to the requested classes; true where none were requested. */
export function isOfClasses(input: readonly HookKind[] | undefined, text: string, family: Family): boolean {
  return input === undefined || classesOf(text, family).some(one => input.includes(one));
}

/**
 * The log factor that the creator's own videos give a hook, by its device first, then by its words; undefined where
 * none is supported.
 */
export function ownLift(
  lifts: Readonly<Partial<Record<HookKind, number>>>,
  text: string,
  family: Family,
): number | undefined {
  if (Object.keys(lifts).length === 0) return undefined;
  const found = classesOf(text, family).find(one => lifts[one] !== undefined);
  return found === undefined ? undefined : lifts[found];
}
