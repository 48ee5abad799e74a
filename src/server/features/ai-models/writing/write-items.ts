import type { z } from 'zod';
import type { FallbackReason } from '#domain/ai-models/fallback.ts';
import { estimateTokens } from '#domain/ai-models/model-limits.ts';
import type { Refusal } from '#domain/generations/brief/refusals.ts';
import { outputCheck } from '#domain/ai-models/model-output.ts';
import { pickNext } from '#domain/ai-models/pick-next.ts';
import type { WriterKind } from '#domain/ai-models/provider.ts';
import { createEmbeddedModel } from '#server/integrations/ai-providers/replayed-model.ts';
import { createLanguageModel } from '#server/integrations/ai-providers/language-model.ts';
import { streamElements, type Usage } from '#server/integrations/ai-providers/stream-elements.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { chooseModel, type ChosenModel } from '../calls/choose-model.ts';
import { findKeptAnswer, type CallPurpose } from '../queries/model-calls.queries.ts';
import { newCanary, questionKey, withCanary, type Prompt } from '../calls/prompt.ts';
import { reserveTokens } from '../calls/spend-tokens.ts';

/** The writer, as recorded with each generation. */
export interface Writer {
  kind: WriterKind;
  /** The model's name; `embedded` for the built-in engine. */
  model: string;
  promptVersion: string;
  promptSha256: string;
}

/** Events during writing, in this order: a writer, its items, a note before the built-in engine takes over. */
export type Writing<Item> =
  | { kind: 'writer'; writer: Writer }
  | { kind: 'item'; item: Item; writer: Writer }
  /** Why the built-in engine replaces the model or completes its output. Shown next to the result. */
  | { kind: 'note'; reason: FallbackReason; model: string | null }
  /** Last event: number of texts considered over all writers, and reasons for refusals. */
  | { kind: 'end'; sums: Sums };

interface Sums {
  considered: number;
  refused: Partial<Record<Refusal, number>>;
}

/** An item with its selection criteria. */
interface Judged<Item> {
  item: Item;
  text: string;
  points: number;
  family: string;
}

/** Output of the built-in engine. */
type Made<Element, Item> = Sums & { made: readonly { element: Element; item: Item }[] };

/** A writing task, independent of the writer. */
interface WritingTask<Element, Item> {
  purpose: CallPurpose;
  prompt: Prompt;
  /** The data after the instructions; built only when a model is called. */
  data(): string;
  /** Third-party texts in the data: the output must not copy passages of them. */
  quoted: readonly string[];
  /** Schema of one requested element. */
  element: z.ZodType<Element>;
  /** Every text in an element that a user would read. */
  texts(element: Element): readonly string[];
  maxOutputTokens: number;
  count: number;
  /** The same checks and score for every writer. */
  judge(element: Element, shown: readonly Item[]): { judged: Judged<Item> | null; refused: Sums['refused'] };
  /** Output of the built-in engine; `shown` items already exist. */
  embedded(shown: readonly Item[]): Made<Element, Item> | Promise<Made<Element, Item>>;
  /** Everything that determines the answer, used as cache key. */
  question: unknown;
}

export interface WritingOptions {
  /** Aborts the call and releases its reservation. */
  signal?: AbortSignal;
}

/** Look-ahead buffer: items stream, yet the best of those waiting is shown first. */
const WAITING = 3;
/** Maximum number of model items considered for a requested count; the rest of a longer list is ignored. */
const mostOffered = (count: number): number => 20 + 5 * count;
const KEPT_MS = 24 * 3_600_000;
const TEMPERATURE = 0.9;
/** A second attempt, for weak models that answered with something other than JSON. */
const TRIES = 2;
const ONCE_MORE = '\nYour last answer was not the JSON that is asked for. Answer with that JSON alone.';

/**
 * Writes with the writer chosen for the user, in one path for all: own model, the deployment's, the built-in engine.
 * When
 * a model cannot be called, fails, or delivers too little, the built-in engine takes over in the same run, and a
 * note says why. Aborting (`return`, or the signal) ends the call and releases its reservation.
 */
export async function* writeItems<Element, Item>(
  app: AppContext,
  userId: string,
  task: WritingTask<Element, Item>,
  { signal }: WritingOptions = {},
): AsyncGenerator<Writing<Item>, void> {
  const state: State<Item> = { shown: [], sums: { considered: 0, refused: {} } };
  const chosen = await chooseModel(app, userId, app.clock.now());
  if (chosen !== null) {
    const reason =
      'reason' in chosen ? chosen.reason : yield* writeWithModel(app, userId, task, chosen, state, signal);
    if (signal?.aborted) return;
    if (reason !== null) yield { kind: 'note', reason, model: 'place' in chosen ? chosen.place.model : null };
  }
  if (state.shown.length < task.count) yield* writeEmbedded(task, state, signal);
  if (!signal?.aborted) yield { kind: 'end', sums: state.sums };
}

/** State of one writing task, over all its writers. */
interface State<Item> {
  shown: Item[];
  sums: Sums;
}

function addTo(sums: Sums, more: Sums): void {
  sums.considered += more.considered;
  for (const [gate, count] of Object.entries(more.refused) as [Refusal, number][])
    sums.refused[gate] = (sums.refused[gate] ?? 0) + count;
}

const writerOf = (kind: WriterKind, model: string, { version, sha256 }: Prompt): Writer => ({
  kind,
  model,
  promptVersion: version,
  promptSha256: sha256.toString('hex'),
});

/** The model's part. Null when it wrote everything requested, else the reason. */
async function* writeWithModel<Element, Item>(
  app: AppContext,
  userId: string,
  task: WritingTask<Element, Item>,
  chosen: ChosenModel,
  state: State<Item>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Writing<Item>, FallbackReason | null> {
  const { shown } = state;
  const { prompt, maxOutputTokens } = task;
  const { place } = chosen;
  const db = app.db.tenant(userId);
  const cacheKey = questionKey(
    place.provider,
    place.baseUrl,
    place.model,
    prompt.sha256.toString('hex'),
    task.question,
  );
  const writer = writerOf(chosen.payer, place.model, prompt);
  const since = new Date(app.clock.now().getTime() - KEPT_MS);
  const kept = await findKeptAnswer(db, userId, { cacheKey, since });
  const known = task.element.array().safeParse(kept?.answer);
  const canary = newCanary();
  const sift = new Sift(task, state, { instructions: prompt.text, canary, quoted: task.quoted });
  if (known.success) {
    yield { kind: 'writer', writer };
    for (const element of known.data) yield* sift.take(element, writer);
    yield* sift.rest(writer);
    return shown.length < task.count ? 'too_few' : null;
  }

  const data = task.data();
  const model = await createLanguageModel(place, {
    fetch: chosen.fetch,
    structured: chosen.capabilities.structured,
  });
  const until = performance.now() + chosen.limits.seconds * 1_000;
  let problem: FallbackReason | null = null;
  for (let turn = 0; turn < TRIES; turn++) {
    const instructions = withCanary(prompt.text, canary) + (turn === 0 ? '' : ONCE_MORE);
    const most = { input: estimateTokens(instructions + data), output: maxOutputTokens };
    const held = await reserveTokens(app, userId, { chosen, purpose: task.purpose, prompt, most });
    if ('reason' in held) return held.reason;
    const stop = new AbortController();
    const ending = signal === undefined ? stop.signal : AbortSignal.any([signal, stop.signal]);
    const spent: Usage = { input: 0, output: 0 };
    let outcome: 'done' | 'failed' | 'cancelled' = 'cancelled';
    try {
      if (turn === 0) yield { kind: 'writer', writer };
      const elements = streamElements({
        model,
        instructions,
        data,
        element: task.element,
        maxOutputTokens,
        temperature: TEMPERATURE,
        milliseconds: Math.max(1, Math.floor(until - performance.now())),
        signal: ending,
        spent,
      });
      let next = await elements.next();
      for (let left = mostOffered(task.count); next.done !== true && left > 0; left--) {
        yield* sift.take(next.value, writer);
        next = await elements.next();
      }
      problem = next.done === true ? next.value : null;
      if (next.done !== true) await elements.return(null);
      if (ending.aborted) return null;
      yield* sift.rest(writer);
      outcome = sift.passed.length > 0 ? 'done' : 'failed';
    } finally {
      stop.abort();
      await held.close(outcome, spent, outcome === 'done' ? { cacheKey, answer: sift.passed } : undefined);
    }
    if (problem !== 'unusable' || sift.passed.length > 0) break;
  }
  if (problem !== null) app.log.info({ problem, provider: place.provider }, 'a language model failed');
  return problem ?? (shown.length < task.count ? 'too_few' : null);
}

/** Checks items, buffers a few, and emits the best of them next. */
class Sift<Element, Item> {
  /** Elements that passed, as returned by the model. */
  readonly passed: Element[] = [];
  readonly #task: WritingTask<Element, Item>;
  readonly #state: State<Item>;
  readonly #faultOf: ReturnType<typeof outputCheck>;
  readonly #waiting: Judged<Item>[] = [];
  readonly #chosen: Judged<Item>[] = [];

  constructor(task: WritingTask<Element, Item>, state: State<Item>, told: Parameters<typeof outputCheck>[0]) {
    this.#task = task;
    this.#state = state;
    this.#faultOf = outputCheck(told);
  }

  *take(element: Element, writer: Writer): Generator<Writing<Item>> {
    const { shown, sums } = this.#state;
    if (this.#task.texts(element).some(text => this.#faultOf(text) !== null))
      return addTo(sums, { considered: 1, refused: { markup: 1 } });
    const { judged, refused } = this.#task.judge(element, [
      ...shown,
      ...this.#waiting.map(({ item }) => item),
    ]);
    addTo(sums, { considered: 1, refused });
    if (judged === null) return;
    this.passed.push(element);
    this.#waiting.push(judged);
    if (this.#waiting.length > WAITING) yield* this.#show(writer);
  }

  *rest(writer: Writer): Generator<Writing<Item>> {
    while (this.#waiting.length > 0 && this.#state.shown.length < this.#task.count) yield* this.#show(writer);
  }

  *#show(writer: Writer): Generator<Writing<Item>> {
    const { shown } = this.#state;
    if (shown.length >= this.#task.count) return;
    const [best] = this.#waiting.splice(pickNext(this.#waiting, this.#chosen), 1);
    if (best === undefined) return;
    this.#chosen.push(best);
    shown.push(best.item);
    yield { kind: 'item', item: best.item, writer };
  }
}

/** The built-in engine behind the same interface as a model; its items retain their explanations. */
async function* writeEmbedded<Element, Item>(
  task: WritingTask<Element, Item>,
  { shown, sums }: State<Item>,
  signal: AbortSignal = new AbortController().signal,
): AsyncGenerator<Writing<Item>, void> {
  const { made, ...counted } = await task.embedded(shown);
  addTo(sums, counted);
  const writer = writerOf('embedded', 'embedded', task.prompt);
  yield { kind: 'writer', writer };
  const elements = streamElements({
    model: createEmbeddedModel(() => ({
      kind: 'text',
      text: JSON.stringify({ elements: made.map(({ element }) => element) }),
    })),
    instructions: task.prompt.text,
    data: '-',
    element: task.element,
    maxOutputTokens: task.maxOutputTokens,
    temperature: 0,
    milliseconds: 10_000,
    signal,
    spent: { input: 0, output: 0 },
  });
  try {
    for (const { item } of made) {
      if ((await elements.next()).done === true || shown.length >= task.count) return;
      shown.push(item);
      yield { kind: 'item', item, writer };
    }
  } finally {
    await elements.return(null);
  }
}
