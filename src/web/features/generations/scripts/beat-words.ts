import type { T } from '#i18n/messages.ts';
import type { scripts } from '#i18n/fr/generations/scripts.ts';

type KnownBeat = keyof typeof scripts.beats;
const KNOWN = [
  'hook',
  'problem',
  'stakes',
  'solution',
  'step',
  'recap',
  'own',
  'result',
  'frame',
  'doubt',
  'keep',
  'before',
  'turn',
  'after',
  'lesson',
  'promise',
  'trap',
  'and',
  'but',
  'so',
  'try',
  'belief',
  'truth',
  'instead',
  'question',
  'test',
  'verdict',
  'either-way',
  'morning',
  'same',
  'evening',
  'comment',
  'answer',
  'usual',
  'this-time',
  'cta',
] as const satisfies readonly KnownBeat[];

/** The name of a beat, and its purpose. `step-2` is the second of the steps. */
export function beatWords(id: string, t: T): { name: string; why: string } {
  const [, base = id, number] = /^(.*?)(?:-(\d+))?$/u.exec(id) ?? [];
  const known: KnownBeat = KNOWN.find(one => one === base) ?? 'part';
  const name = t(`scripts.beats.${known}`);
  return {
    name: number === undefined ? name : t('scripts.beat.number', { name, number }),
    why: t(`scripts.why.${known}`),
  };
}
