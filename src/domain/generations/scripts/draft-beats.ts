import type { Language } from '#domain/language/text/spoken-words.ts';
import type { AngleBundle } from '../brief/angle-bundle.ts';
import type { Brief } from '../brief/brief.ts';
import { fillersOf } from '../brief/bundle-fillers.ts';
import { fillPattern } from '../brief/fill-pattern.ts';
import { contentStems } from '../brief/word-stems.ts';
import type { ScriptLength, SheetBeat, SheetLine } from './beat-sheet.ts';

export interface DraftLine {
  text: string;
  from: ScriptLength;
  core?: boolean;
}

/** A beat of a script being written. */
export interface Draft {
  beat: SheetBeat;
  id: string;
  lines: DraftLine[];
  onScreen: string;
  prompt: string | null;
}

interface DraftRequest {
  brief: Brief;
  seconds: ScriptLength;
  bundle: AngleBundle | null;
  hook: string;
  /** Selects one of several wordings of a sentence; the same number for all step beats. */
  turn: (ways: number) => number;
  stepTurn: number;
}

const RECAP = { fr: 'On récapitule.', en: 'Quick recap.' } as const;
const YOURS = {
  fr: 'À vous : dites ici, en une ou deux phrases, ce que vous montrez.',
  en: 'Your turn: say here, in a sentence or two, what you are showing.',
} as const;
/** Said before the first step, those between and the last; the last variant says nothing. */
const STEP_OPENERS: Readonly<Record<Language, readonly (readonly [string, string, string])[]>> = {
  fr: [
    ['D’abord, ', 'Ensuite, ', 'Et pour finir, '],
    ['Pour commencer, ', 'Après ça, ', 'Et enfin, '],
    ['', '', ''],
  ],
  en: [
    ['First, ', 'Then, ', 'And finally, '],
    ['To start, ', 'Next, ', 'And last, '],
    ['', '', ''],
  ],
};
export const STEP_WAYS = STEP_OPENERS.fr.length;

/** Whether a sentence only repeats the hook. */
function repeatsHook(text: string, hook: string, language: Language): boolean {
  const said = new Set(contentStems(hook, language));
  const stems = new Set(contentStems(text, language));
  return stems.size > 0 && stems.intersection(said).size / stems.size >= 0.6;
}

function withOpener(text: string, opener: string): string {
  if (opener === '' || /^I(?![\p{L}])/u.test(text)) return text;
  return `${opener}${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

function draftSteps(beat: SheetBeat, request: DraftRequest): Draft[] {
  const { brief, seconds, bundle, stepTurn } = request;
  const { language } = brief;
  const address = brief.address === 'on' ? 'tu' : brief.address;
  if (bundle === null)
    return [1, 2, 3].map(n => ({
      beat,
      id: `${beat.id}-${n}`,
      lines: [],
      onScreen: String(n),
      prompt: beat.yours?.[language] ?? YOURS[language],
    }));
  const openers = STEP_OPENERS[language][stepTurn % STEP_WAYS] ?? ['', '', ''];
  const labelled = seconds === 15;
  return bundle.steps.map(([label, spoken], index) => {
    const said = labelled ? `${label}.` : spoken;
    const text = fillPattern(said, {}, language, address, !labelled) ?? said;
    const place = index === 0 ? 0 : index === bundle.steps.length - 1 ? 2 : 1;
    return {
      beat,
      id: `${beat.id}-${index + 1}`,
      onScreen: fillPattern(label, {}, language, address) ?? label,
      prompt: beat.prompt?.[language] ?? null,
      lines: [{ text: labelled ? text : withOpener(text, openers[place]), from: 15 }],
    };
  });
}

/**
 * The content of a sheet's beat for an angle; several beats for steps. Without an angle, a sentence that refers to one
 * would make no sense: the beat then asks the creator for it.
 */
export function draftBeats(beat: SheetBeat, request: DraftRequest): Draft[] {
  const { brief, seconds, bundle, hook, turn } = request;
  const { language } = brief;
  const address = brief.address === 'on' ? 'tu' : brief.address;
  const base = {
    beat,
    id: beat.id,
    onScreen: beat.screen?.[language] ?? '',
    prompt: beat.prompt?.[language] ?? null,
  };
  if (beat.kind === 'steps') return draftSteps(beat, request);
  if (beat.kind === 'recap') {
    const text = `${RECAP[language]} ${(bundle?.steps ?? []).map(([label]) => `${label}.`).join(' ')}`;
    return bundle === null ? [] : [{ ...base, lines: [{ text, from: beat.from ?? 15 }] }];
  }
  const fillers = bundle === null ? {} : fillersOf(bundle, language);
  const write = ({ text, or }: SheetLine) => {
    const ways = [text, ...or];
    const first = turn(ways.length);
    const ordered = ways.map((_way, index) => ways[(first + index) % ways.length] ?? text);
    for (const way of ordered) {
      const filled = fillPattern(way, fillers, language, address);
      if (filled !== null) return filled;
    }
    return null;
  };
  const lines = (beat.lines?.[language] ?? []).flatMap((line): DraftLine[] => {
    const { from = 15, core = false } = line;
    const filled = from <= seconds ? write(line) : null;
    return filled === null || (!core && repeatsHook(filled, hook, language))
      ? []
      : [{ text: filled, from, core }];
  });
  if (beat.kind === 'lines' && (bundle === null || lines.length === 0))
    return [{ ...base, lines: [], prompt: beat.yours?.[language] ?? YOURS[language] }];
  return [{ ...base, lines }];
}
