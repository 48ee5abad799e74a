/** Characters to build inputs from: a character class is identified by the ones it matches. */
const ALPHABET = [
  'a',
  '1',
  ' ',
  '-',
  '.',
  '_',
  '@',
  '/',
  '<',
  '"',
  '#',
  '’',
  ',',
  '\n',
  'é',
  'Z',
  '>',
  ':',
  '(',
  '[',
  '{',
  '%',
  '\\',
  '&',
  '*',
  '\u202f',
  '\u4e00',
  '\u0001',
] as const;
/** Of more alternatives only the first ones are tried. */
const MOST_CHOICES = 6;
/** A prefix for a repeated text, so that the start of the pattern does not match all of it. */
const OTHER = 'x\u0001';

interface Atom {
  /** Texts that it matches, one at a time. */
  samples: readonly string[];
  /** `*`, `+` or `{n,}` follows. */
  repeats: boolean;
}

const PART =
  /\\u\{[\dA-Fa-f]+\}|\\u[\dA-Fa-f]{4}|\\x[\dA-Fa-f]{2}|\\[pP]\{[^}]*\}|\\k<[^>]*>|\\c[A-Za-z]|\\[^]|\[(?:\\[^]|[^\]\\])*\]|\(\?<?[=!]|\(\?:|\(\?<[A-Za-z]\w*>|\(\?[a-z-]+:|[()|^$]|\{\d+(?:,\d*)?\}\??|[*+?]\??|[^]/gu;

/** One alternative of a group: atoms and groups in the order they are written. */
type Sequence = (Atom | Group)[];
interface Group {
  alternatives: Sequence[];
  /** Lookarounds match no characters. */
  looks: boolean;
  repeats: boolean;
}

function parse({ source, flags }: RegExp): Group {
  const whole: Group = { alternatives: [[]], looks: false, repeats: false };
  const open = [whole];
  for (const [part] of source.matchAll(PART)) {
    const group = open.at(-1) ?? whole;
    const sequence = group.alternatives.at(-1) ?? [];
    if (part.startsWith('(')) {
      const inner: Group = { alternatives: [[]], looks: /^\(\?<?[=!]/.test(part), repeats: false };
      sequence.push(inner);
      open.push(inner);
    } else if (part === ')') open.pop();
    else if (part === '|') group.alternatives.push([]);
    else if (/^(?:[*+]\??|\{\d+,\d*\}\??)$/.test(part)) {
      const last = sequence.at(-1);
      if (last !== undefined) last.repeats = true;
    } else if (!/^(?:[?^$]\??|\{\d+\}\??|\\[bBk].*)$/.test(part))
      sequence.push({ samples: samplesOf(part, flags), repeats: false });
  }
  return whole;
}

/** The atoms of a pattern, taking the alternative of this number in each group. */
function atomsOf(group: Group, choice: number): Atom[] {
  if (group.looks) return [];
  const { alternatives } = group;
  const atoms = (alternatives[choice % alternatives.length] ?? []).flatMap(part =>
    'samples' in part ? [part] : atomsOf(part, choice),
  );
  // The end of a repeated group can be followed by its beginning.
  const last = atoms.at(-1);
  if (group.repeats && last !== undefined) return [...atoms.slice(0, -1), { ...last, repeats: true }];
  return atoms.filter(({ samples }) => samples.length > 0);
}

function mostAlternatives({ alternatives }: Group): number {
  const inner = alternatives.flat().map(part => ('samples' in part ? 1 : mostAlternatives(part)));
  return Math.max(alternatives.length, ...inner);
}

function samplesOf(part: string, flags: string): string[] {
  if (part.length === 1 && part !== '.') return [part];
  let one: RegExp;
  try {
    one = new RegExp(`^(?:${part})$`, flags.replace(/[gy]/g, ''));
  } catch {
    return [];
  }
  const inClass = part.startsWith('[') ? Array.from(part.slice(1, -1)) : [part.slice(-1)];
  return [...new Set([...ALPHABET, ...inClass])].filter(sign => one.test(sign)).slice(0, 3);
}

export interface HostileUnit {
  /** Written once before the repetitions. */
  before: string;
  unit: string;
}

/** Texts whose repetition may make a pattern slow. */
export function hostileUnits(pattern: RegExp): HostileUnit[] {
  const whole = parse(pattern);
  const choices = Math.min(MOST_CHOICES, mostAlternatives(whole));
  const units = Array.from({ length: choices }, (_, choice) => unitsOf(atomsOf(whole, choice))).flat();
  for (const sign of [' ', 'a', '1', '-', '.', '\n']) units.push({ before: '', unit: sign });
  const seen = new Set<string>();
  return units.filter(({ before, unit }) => {
    const key = `${before}\0${unit}`;
    const isNew = unit !== '' && !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function unitsOf(atoms: readonly Atom[]): HostileUnit[] {
  const first = (from: number, to: number) =>
    atoms
      .slice(Math.max(0, from), to)
      .map(({ samples }) => samples[0] ?? '')
      .join('');
  const units: HostileUnit[] = [];
  for (const [at, { samples, repeats }] of atoms.entries()) {
    if (!repeats) continue;
    const [sample = ''] = samples;
    const before = first(0, at);
    for (const sign of samples) units.push({ before: '', unit: sign }, { before: OTHER, unit: sign });
    if (before !== '')
      units.push(
        { before: '', unit: before },
        { before: '', unit: before + sample },
        { before, unit: sample },
      );
    // A repeated part may also match its neighbours.
    for (const beside of [at - 1, at + 1]) {
      const other = atoms[beside]?.samples[0];
      if (other !== undefined) units.push({ before: '', unit: sample + other });
    }
    units.push({ before: '', unit: first(at - 3, at + 1) });
  }
  units.push({ before: '', unit: first(0, atoms.length) }, { before: '', unit: first(0, atoms.length - 1) });
  return units;
}

/** Repetitions of a unit, `length` characters in all, with an ending that no pattern expects. */
export function hostileText({ before, unit }: HostileUnit, length: number, { multiline }: RegExp): string {
  const end = multiline ? '\u0001' : '\n\u0001';
  return (before + unit.repeat(Math.ceil(length / unit.length))).slice(0, length - end.length) + end;
}
