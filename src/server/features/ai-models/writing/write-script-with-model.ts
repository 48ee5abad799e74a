import { z } from 'zod';
import type { Brief } from '#domain/generations/brief/brief.ts';
import { MOST_SCREEN_WORDS } from '#domain/generations/ctas/generate-ctas.ts';
import { hookRules } from '#domain/generations/hooks/generate-hooks.ts';
import { refuseText } from '#domain/generations/checks/gates.ts';
import { NICHES } from '#server/services/hook-library/niches.ts';
import { editScript } from '#domain/generations/scripts/edit-script.ts';
import { linesSeconds } from '#domain/generations/scripts/time-beats.ts';
import type { ScriptBeat, VideoScript } from '#domain/generations/scripts/video-script.ts';
import type { FallbackReason } from '#domain/ai-models/fallback.ts';
import { SCRIPT_PROMPT, scriptPromptData } from '#domain/ai-models/script-prompt.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { chooseModel } from '../calls/choose-model.ts';
import { fixedPrompt } from '../calls/prompt.ts';
import { writeItems, type WritingOptions } from './write-items.ts';

const PROMPT = fixedPrompt(SCRIPT_PROMPT);
const MOST_TOKENS = 2_400;
const MOST_LINES = 8;
/** Factor by which rewritten words may exceed the duration of a beat. */
const SLACK = 1.1;
const POINTS = 50;

const element = z.object({ id: z.string(), lines: z.array(z.string()), onScreen: z.string() });
type OfferedBeat = z.infer<typeof element>;

export interface ModelScript {
  script: VideoScript;
  /** The model's name if it wrote at least one beat; null: the built-in engine wrote everything. */
  model: string | null;
  /** Why the built-in engine wrote some or all beats although a model is configured, and which model. */
  note: { reason: FallbackReason; model: string | null } | null;
}

/**
 * The built-in engine's script reworded by a model, beat by beat: a beat whose words do not pass, take too long or
 * are missing stays unchanged. `keep` lists beats that are never changed, such as a hook given by the user. Without a
 * model the given script is returned.
 */
export async function writeScriptWithModel(
  app: AppContext,
  userId: string,
  {
    brief,
    script,
    seed,
    keep = [],
  }: { brief: Brief; script: VideoScript; seed: number; keep?: readonly string[] },
  options: WritingOptions = {},
): Promise<ModelScript> {
  const beats = script.beats.filter(({ id, lines }) => lines.length > 0 && !keep.includes(id));
  const isAlone = (await chooseModel(app, userId, app.clock.now())) === null;
  if (isAlone || beats.length === 0) return { script, model: null, note: null };
  const rules = hookRules(brief, NICHES, []);
  const told = writeItems<OfferedBeat, OfferedBeat>(
    app,
    userId,
    {
      purpose: 'script',
      prompt: PROMPT,
      data: () => scriptPromptData(brief, beats),
      quoted: [],
      element,
      texts: ({ lines, onScreen }) => [...lines, ...(onScreen === '' ? [] : [onScreen])],
      maxOutputTokens: MOST_TOKENS,
      count: beats.length,
      judge: (offered, shown) => {
        const beat = beats.find(({ id }) => id === offered.id);
        const isNew = shown.every(({ id }) => id !== offered.id);
        if (beat === undefined || !isNew || !fitsBeat(offered, beat, script.language))
          return { judged: null, refused: {} };
        for (const line of offered.lines) {
          const refusal = refuseText(line, { ...rules, mostSeconds: secondsOf(beat) });
          if (refusal !== null) return { judged: null, refused: { [refusal]: 1 } };
        }
        const text = offered.lines.join(' ');
        return { judged: { item: offered, text, points: POINTS, family: offered.id }, refused: {} };
      },
      embedded: shown => {
        const rest = beats.filter(({ id }) => shown.every(one => one.id !== id));
        const made = rest.map(({ id, lines, onScreen }) => {
          const item = { id, lines: [...lines], onScreen };
          return { element: item, item };
        });
        return { made, considered: made.length, refused: {} };
      },
      question: ['script', brief, seed, script],
    },
    options,
  );
  const edits: OfferedBeat[] = [];
  let model: string | null = null;
  let note: ModelScript['note'] = null;
  for await (const one of told) {
    if (one.kind === 'note') note = { reason: one.reason, model: one.model };
    if (one.kind !== 'item' || one.writer.kind === 'embedded') continue;
    model = one.writer.model;
    edits.push(one.item);
  }
  return {
    script: edits.length === 0 ? script : editScript({ ...script, beats: [...script.beats] }, edits),
    model,
    note,
  };
}

const secondsOf = ({ startsAt, endsAt, spokenSeconds }: ScriptBeat) =>
  Math.max((endsAt - startsAt) / 10, spokenSeconds) * SLACK;

function fitsBeat(
  { lines, onScreen }: OfferedBeat,
  beat: ScriptBeat,
  language: VideoScript['language'],
): boolean {
  if (lines.length === 0 || lines.length > MOST_LINES) return false;
  if (onScreen.split(/\s+/u).length > MOST_SCREEN_WORDS) return false;
  return linesSeconds(lines, language) <= secondsOf(beat);
}
