import { spokenSeconds } from '#domain/language/spoken-length.ts';
import { seededRandom } from '#domain/statistics/seeded-random.ts';
import type { AngleBundle, Niche } from '../angle-bundle.ts';
import type { Brief } from '../brief.ts';
import { fillersOf } from '../bundle-fillers.ts';
import { fillPattern, type Fillers } from '../fill-pattern.ts';
import { generateCtas } from '../generate-ctas.ts';
import { generateHooks } from '../generate-hooks.ts';
import { findAngles } from '../hook-candidates.ts';
import { contentStems, plainWords } from '../word-stems.ts';
import type { BeatSheet, ScriptLength, SheetBeat, SheetId } from './beat-sheet.ts';
import { getBeatSheet } from './beat-sheets.ts';
import { WORDS_A_SECOND, type ScriptBeat, type VideoScript } from './video-script.ts';

export interface ScriptRequest {
  brief: Brief;
  seconds: ScriptLength;
  sheet: SheetId;
  seed: number;
  niches: readonly Niche[];
  /** An angle of the library to tell; by the seed among those of the brief when absent. */
  bundleId?: string;
  /** A hook that was already chosen. */
  hook?: string;
  seen?: readonly string[];
  /** Ends on a line that leads back to the hook, for a video that loops. */
  loops?: boolean;
}

interface Draft {
  beat: SheetBeat;
  id: string;
  lines: { text: string; from: ScriptLength; core?: boolean }[];
  onScreen: string;
  prompt: string | null;
}

const LOOP = { fr: 'Et ça nous ramène au début.', en: 'Which brings us back to the start.' } as const;
const RECAP = { fr: 'On récapitule.', en: 'Quick recap.' } as const;
const YOURS = {
  fr: 'À vous : dites ici, en une ou deux phrases, ce que vous montrez.',
  en: 'Your turn: say here, in a sentence or two, what you are showing.',
} as const;
const countWords = (text: string) => plainWords(text).filter(word => !word.endsWith("'")).length;

/** A sentence that only says the hook again. */
function repeatsHook(text: string, hook: string, language: Brief['language']): boolean {
  const said = new Set(contentStems(hook, language));
  const stems = new Set(contentStems(text, language));
  return stems.size > 0 && stems.intersection(said).size / stems.size >= 0.6;
}

function only(niches: readonly Niche[], bundle: AngleBundle | null): Niche[] {
  if (bundle === null) return [];
  return niches.map(niche => {
    const keep = <One extends AngleBundle>(all: readonly One[]) => all.filter(one => one.id === bundle.id);
    return { ...niche, bundles: { fr: keep(niche.bundles.fr), en: keep(niche.bundles.en) } };
  });
}

function chooseBundle(request: ScriptRequest): AngleBundle | null {
  const { bundles } = findAngles(request.brief, request.niches);
  const named = bundles.find(({ bundle }) => bundle.id === request.bundleId);
  if (named) return named.bundle;
  const best = Math.max(0, ...bundles.map(({ match }) => match));
  const near = bundles.filter(({ match }) => match >= best - 0.2);
  return near[seededRandom(request.seed).below(Math.max(1, near.length))]?.bundle ?? null;
}

function chooseHook(request: ScriptRequest, sheet: BeatSheet, bundle: AngleBundle | null): string {
  if (request.hook !== undefined) return request.hook;
  const { brief, seed, seen = [] } = request;
  const niches = only(request.niches, bundle);
  const ask = (families?: BeatSheet['hooks']) => {
    const { hooks } = generateHooks({ brief, seed, niches, seen, count: 20, ...(families && { families }) });
    return hooks.filter(hook => bundle === null || hook.bundleId === bundle.id);
  };
  const fitting = ask(sheet.hooks);
  const pool = fitting.length > 0 ? fitting : ask();
  const [first = []] = sheet.hooks
    .map(family => pool.filter(hook => hook.family === family))
    .filter(one => one.length > 0);
  return (first[0] ?? pool[0])?.text ?? '';
}

function chooseCta(
  request: ScriptRequest,
  sheet: BeatSheet,
  bundle: AngleBundle | null,
  placement: 'end' | 'overlay',
): string {
  const { brief, seed, seen = [] } = request;
  const ctas = generateCtas({
    brief,
    seed,
    niches: only(request.niches, bundle),
    goal: sheet.cta,
    placement,
    seen,
    count: 6,
  });
  const honest = ctas.filter(cta => cta.assumes === null);
  const [first] = request.seconds <= 30 ? honest.toSorted((a, b) => a.seconds - b.seconds) : honest;
  return first?.text ?? ctas[0]?.text ?? '';
}

function draftBeat(
  beat: SheetBeat,
  request: ScriptRequest,
  bundle: AngleBundle | null,
  fillers: Fillers,
  hook: string,
): Draft[] {
  const { brief, seconds } = request;
  const { language } = brief;
  const address = brief.address === 'on' ? 'tu' : brief.address;
  const fill = (text: string) => fillPattern(text, fillers, language, address);
  const base = {
    beat,
    id: beat.id,
    onScreen: beat.screen?.[language] ?? '',
    prompt: beat.prompt?.[language] ?? null,
  };
  if (beat.kind === 'steps') {
    if (bundle === null)
      return [1, 2, 3].map(n => ({
        ...base,
        id: `${beat.id}-${n}`,
        lines: [],
        onScreen: String(n),
        prompt: YOURS[language],
      }));
    return bundle.steps.map(([onScreen, spoken], index) => {
      const said = seconds === 15 ? `${onScreen}.` : spoken;
      return {
        ...base,
        id: `${beat.id}-${index + 1}`,
        onScreen: fill(onScreen) ?? onScreen,
        lines: [{ text: fillPattern(said, {}, language, address, seconds > 15) ?? said, from: 15 as const }],
      };
    });
  }
  if (beat.kind === 'recap') {
    const text = `${RECAP[language]} ${(bundle?.steps ?? []).map(([label]) => `${label}.`).join(' ')}`;
    return bundle === null ? [] : [{ ...base, lines: [{ text, from: beat.from ?? 15 }] }];
  }
  const lines = (beat.lines?.[language] ?? []).flatMap(({ text, from = 15, core = false }) => {
    const filled = from <= seconds ? fill(text) : null;
    return filled === null || (!core && repeatsHook(filled, hook, language))
      ? []
      : [{ text: filled, from, core }];
  });
  // Without an angle a sentence that leans on a missing one would hang in the air.
  if (beat.kind === 'lines' && (bundle === null || lines.length === 0))
    return [{ ...base, lines: [], prompt: YOURS[language] }];
  return [{ ...base, lines }];
}

type DraftLine = Draft['lines'][number];

/** How readily a sentence goes when time is short; what a sheet is about goes last, hook and call never. */
function spareness(beat: SheetBeat, line: DraftLine): number {
  if (beat.kind === 'hook' || beat.kind === 'cta') return -1;
  if (line.core === true) return 0;
  return line.from + (beat.kind === 'lines' ? 0.5 : 0);
}

/** Takes sentences away, those for the longest scripts first and the last of these, until the rest can be said. */
function trim(drafts: readonly Draft[], budget: number, seconds: number, language: Brief['language']): void {
  const fits = () => {
    const lines = drafts.flatMap(draft => draft.lines.map(({ text }) => text));
    const words = lines.reduce((sum, text) => sum + countWords(text), 0);
    return (
      words <= budget &&
      lines.reduce((sum, text) => sum + spokenSeconds(text, language, 'script'), 0) <= seconds
    );
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

/** Speech first, the rest of the time by how much each beat has to show; tenths of a second, without gaps. */
function timed(drafts: readonly Draft[], seconds: number, language: Brief['language']): ScriptBeat[] {
  const said = drafts.map(({ lines }) =>
    lines.reduce((sum, { text }) => sum + spokenSeconds(text, language, 'script'), 0),
  );
  const silence = Math.max(0, seconds - said.reduce((sum, one) => sum + one, 0));
  const show = drafts.map(({ beat, lines }) =>
    beat.kind === 'own' || lines.length === 0 ? Math.max(beat.show, 2) : beat.show,
  );
  const shows = show.reduce((sum, one) => sum + one, 0);
  let clock = 0;
  return drafts.map((draft, index) => {
    const startsAt = Math.round(clock * 10) / 10;
    clock +=
      (said[index] ?? 0) + (shows === 0 ? silence / drafts.length : (silence * (show[index] ?? 0)) / shows);
    const endsAt = index === drafts.length - 1 ? seconds : Math.round(clock * 10) / 10;
    const { id, lines, onScreen, prompt, beat } = draft;
    return {
      id,
      startsAt,
      endsAt,
      lines: lines.map(({ text }) => text),
      onScreen,
      prompt,
      shot: beat.shot,
      sound: beat.sound,
      spokenSeconds: said[index] ?? 0,
    };
  });
}

/**
 * A script: a beat sheet told with one angle, within the words that its length allows. Its hook and its call come from the
 * generators. Where the library does not know the topic, the beats say what the creator has to say. Null where no hook
 * passes the gates.
 */
export function generateScript(request: ScriptRequest): VideoScript | null {
  const { brief, seconds } = request;
  const { language } = brief;
  const sheet = getBeatSheet(request.sheet);
  const bundle = chooseBundle(request);
  const hook = chooseHook(request, sheet, bundle);
  if (hook === '') return null;
  const fillers = bundle === null ? {} : fillersOf(bundle, language);
  const call = chooseCta(request, sheet, bundle, 'end');
  const drafts = sheet.beats
    .filter(({ from = 15 }) => from <= seconds)
    .flatMap((beat): Draft[] => {
      const own = { beat, id: beat.id, prompt: null };
      if (beat.kind === 'hook') return [{ ...own, lines: [{ text: hook, from: 15 }], onScreen: '' }];
      if (beat.kind !== 'cta') return draftBeat(beat, request, bundle, fillers, hook);
      const loop = request.loops === true ? [{ text: LOOP[language], from: 15 as const }] : [];
      const lines = [...(call === '' ? [] : [{ text: call, from: 15 as const }]), ...loop];
      return [{ ...own, lines, onScreen: chooseCta(request, sheet, bundle, 'overlay') }];
    });
  const wordBudget = Math.floor(seconds * WORDS_A_SECOND[language]);
  trim(drafts, wordBudget, seconds, language);
  const kept = drafts.filter(({ lines, prompt }) => lines.length > 0 || prompt !== null);
  const beats = timed(kept, seconds, language);
  return {
    title: hook.replace(/[.…\s]+$/u, ''),
    language,
    seconds,
    sheet: sheet.id,
    bundleId: bundle?.id ?? null,
    beats,
    words: beats.reduce((sum, beat) => sum + countWords(beat.lines.join(' ')), 0),
    wordBudget,
    hashtags: bundle?.hashtags ?? [],
    assumesExperience: sheet.assumes === 'experience',
  };
}
