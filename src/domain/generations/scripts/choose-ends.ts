import type { AngleBundle } from '../brief/angle-bundle.ts';
import type { Brief } from '../brief/brief.ts';
import { generateCtas, MOST_SCREEN_WORDS } from '../ctas/generate-ctas.ts';
import { generateHooks } from '../hooks/generate-hooks.ts';
import type { Niche } from '../brief/angle-bundle.ts';
import type { BeatSheet } from './beat-sheet.ts';
import { onlyAngle } from './choose-angle.ts';

/** Inputs for choosing the first and last words of a script. */
interface EndsRequest {
  brief: Brief;
  niches: readonly Niche[];
  seed: number;
  seconds: number;
  /** Texts the creator has already seen. */
  seen?: readonly string[];
}

/** Scripts up to this length end with the shortest call to action. */
const SHORT_SECONDS = 30;

/**
 * The hook of a script: about its angle, from its sheet's families, or from any family unless `isStrict`. Empty where
 * none passes the gates.
 */
export function chooseHook(
  request: EndsRequest,
  sheet: BeatSheet,
  bundle: AngleBundle | null,
  isStrict = false,
): string {
  const { brief, seed, seen = [] } = request;
  const niches = onlyAngle(request.niches, bundle);
  const ask = (families?: BeatSheet['hooks']) => {
    const { hooks } = generateHooks({ brief, seed, niches, seen, count: 20, ...(families && { families }) });
    return hooks.filter(hook => bundle === null || hook.bundleId === bundle.id);
  };
  const fitting = ask(sheet.hooks);
  const pool = fitting.length > 0 || isStrict ? fitting : ask();
  const [first = []] = sheet.hooks
    .map(family => pool.filter(hook => hook.family === family))
    .filter(one => one.length > 0);
  return (first[0] ?? pool[0])?.text ?? '';
}

/** The call to action at the end, spoken or overlaid; preferably one that claims no experience. */
export function chooseCta(
  request: EndsRequest,
  sheet: BeatSheet,
  bundle: AngleBundle | null,
  placement: 'end' | 'overlay',
): string {
  const { brief, seed, seen = [] } = request;
  const niches = onlyAngle(request.niches, bundle);
  const ctas = generateCtas({ brief, seed, niches, goal: sheet.cta, placement, seen, count: 6 });
  const honest = ctas.filter(cta => cta.assumes === null);
  const [first] =
    request.seconds <= SHORT_SECONDS ? honest.toSorted((a, b) => a.seconds - b.seconds) : honest;
  return first?.text ?? ctas[0]?.text ?? '';
}

/** On-screen text while the hook is spoken: the hook if readable at a glance, else its subject. */
export function hookOnScreen(hook: string, bundle: AngleBundle | null, brief: Brief): string {
  const short = (text: string) => text !== '' && text.split(/\s+/u).length <= MOST_SCREEN_WORDS;
  const options = [hook.replace(/(?<![.…\s])[.…\s]+$/u, ''), bundle?.topic ?? '', brief.topic.trim()];
  const shown = options.find(short) ?? '';
  return shown.charAt(0).toUpperCase() + shown.slice(1);
}
