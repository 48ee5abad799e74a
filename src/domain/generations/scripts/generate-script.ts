import type { Language } from '#domain/language/text/spoken-words.ts';
import { seededRandom } from '#domain/statistics/seeded-random.ts';
import type { AngleBundle, Niche } from '../brief/angle-bundle.ts';
import type { Brief } from '../brief/brief.ts';
import type { BeatSheet, ScriptLength, SheetBeat, SheetId } from './beat-sheet.ts';
import { getBeatSheet } from './beat-sheets.ts';
import { chooseAngles } from './choose-angle.ts';
import { chooseCta, chooseHook, hookOnScreen } from './choose-ends.ts';
import { draftBeats, STEP_WAYS, type Draft, type DraftLine } from './draft-beats.ts';
import { countSpokenWords, linesSeconds, timeBeats } from './time-beats.ts';
import { WORDS_A_SECOND, type VideoScript } from './video-script.ts';

interface ScriptRequest {
  brief: Brief;
  seconds: ScriptLength;
  sheet: SheetId;
  seed: number;
  niches: readonly Niche[];
  /** The library angle to use; chosen by the seed among those of the brief when absent. */
  bundleId?: string;
  /** A hook already chosen. */
  hook?: string;
  seen?: readonly string[];
  /** Ends with a line that leads back to the hook, for a looping video. */
  loops?: boolean;
}

/** The last words of a looping video: the hook continues from them. */
const LOOP: Readonly<Record<Language, { question: string; statement: string }>> = {
  fr: { question: 'Alors…', statement: 'Et donc…' },
  en: { question: 'So…', statement: 'And so…' },
};

/**
 * Priority for dropping a sentence when time is short; core sentences are dropped last, hook and call to action never.
 */
function spareness(beat: SheetBeat, line: DraftLine): number {
  if (beat.kind === 'hook' || beat.kind === 'cta') return -1;
  if (line.core === true) return 0;
  return line.from + (beat.kind === 'lines' ? 0.5 : 0);
}

/** Drops sentences, those for the longest scripts first and the last of these, until the rest fits. */
function trim(drafts: readonly Draft[], budget: number, seconds: number, language: Language): void {
  const fits = () => {
    const lines = drafts.flatMap(draft => draft.lines.map(({ text }) => text));
    return countSpokenWords(lines) <= budget && linesSeconds(lines, language) <= seconds;
  };
  while (!fits()) {
    const lines = drafts.flatMap(draft =>
      draft.lines.map(line => ({ draft, line, spare: spareness(draft.beat, line) })),
    );
    const most = Math.max(-1, ...lines.map(({ spare }) => spare));
    const last = lines.findLast(({ spare }) => spare === most);
    if (last === undefined || most < 0) return;
    last.draft.lines.splice(last.draft.lines.indexOf(last.line), 1);
  }
}

/** An angle with a hook that opens the sheet as intended; any hook of the first angle where no angle has one. */
function chooseStart(request: ScriptRequest, sheet: BeatSheet): { bundle: AngleBundle | null; hook: string } {
  const angles = chooseAngles(request.brief, request.niches, request.seed, request);
  if (request.hook !== undefined) return { bundle: angles[0], hook: request.hook };
  for (const bundle of angles) {
    const hook = chooseHook(request, sheet, bundle, true);
    if (hook !== '') return { bundle, hook };
  }
  return { bundle: angles[0], hook: chooseHook(request, sheet, angles[0]) };
}

/**
 * Generates a script: a beat sheet applied to one angle, within the word budget of its length. Hook and call to action
 * come from the generators. Where the library does not cover the topic, the beats state what the creator must say. Null
 * where no hook passes the gates.
 */
export function generateScript(request: ScriptRequest): VideoScript | null {
  const { brief, seconds, seed } = request;
  const { language } = brief;
  const sheet = getBeatSheet(request.sheet);
  const { bundle, hook } = chooseStart(request, sheet);
  if (hook === '') return null;
  const call = chooseCta(request, sheet, bundle, 'end');
  const random = seededRandom(seed);
  const stepTurn = random.below(STEP_WAYS);
  const turn = (ways: number) => random.below(ways);
  const drafts = sheet.beats
    .filter(({ from = 15 }) => from <= seconds)
    .flatMap((beat): Draft[] => {
      const own = { beat, id: beat.id, prompt: null };
      if (beat.kind === 'hook')
        return [{ ...own, lines: [{ text: hook, from: 15 }], onScreen: hookOnScreen(hook, bundle, brief) }];
      if (beat.kind !== 'cta') return draftBeats(beat, { brief, seconds, bundle, hook, turn, stepTurn });
      const back = LOOP[language][/\?\s*$/u.test(hook) ? 'question' : 'statement'];
      const lines = [call, ...(request.loops === true ? [back] : [])].filter(text => text !== '');
      return [
        {
          ...own,
          lines: lines.map(text => ({ text, from: 15 })),
          onScreen: chooseCta(request, sheet, bundle, 'overlay'),
        },
      ];
    });
  const wordBudget = Math.floor(seconds * WORDS_A_SECOND[language]);
  trim(drafts, wordBudget, seconds, language);
  const kept = drafts
    // With an angle, a beat that would only repeat the hook, or has no time left, is omitted rather than requested from
    // the creator.
    .filter(
      ({ lines, prompt, beat }) =>
        lines.length > 0 || (prompt !== null && (bundle === null || beat.kind === 'own')),
    )
    .map(({ id, lines, onScreen, prompt, beat: { shot, sound } }) => ({
      id,
      lines: lines.map(({ text }) => text),
      onScreen,
      prompt,
      shot,
      sound,
    }));
  const beats = timeBeats(kept, sheet.id, seconds, language);
  return {
    title: hook.replace(/(?<![.…\s])[.…\s]+$/u, ''),
    language,
    seconds,
    sheet: sheet.id,
    bundleId: bundle?.id ?? null,
    beats,
    words: beats.reduce((sum, beat) => sum + countSpokenWords(beat.lines), 0),
    wordBudget,
    hashtags: bundle?.hashtags ?? [],
    assumesExperience: sheet.assumes === 'experience',
  };
}
