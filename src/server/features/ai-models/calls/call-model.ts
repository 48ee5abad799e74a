import type { ToolSet } from 'ai';
import type { FallbackReason } from '#domain/ai-models/fallback.ts';
import { estimateTokens } from '#domain/ai-models/model-limits.ts';
import { LONGEST_OUTPUT, outputCheck } from '#domain/ai-models/model-output.ts';
import type { WriterKind } from '#domain/ai-models/provider.ts';
import { createEmbeddedModel, type Answering } from '#server/integrations/ai-providers/replayed-model.ts';
import { createLanguageModel, loadAiSdk } from '#server/integrations/ai-providers/language-model.ts';
import { limitCall } from '#server/integrations/ai-providers/limit-call.ts';
import { modelFailure } from '#server/integrations/ai-providers/model-failure.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { chooseModel, type ChosenModel } from './choose-model.ts';
import { newCanary, withCanary, type Prompt } from './prompt.ts';
import { reserveTokens } from './spend-tokens.ts';
import type { Writer } from '../writing/write-items.ts';

/** Result of one call: text, or a tool call whose arguments match the tool's schema. */
interface ModelReply {
  text: string;
  call: { name: string; input: unknown } | null;
}

/** A request answered in one call. The model does not run tools: it only names one. */
interface AskingTask<Result> {
  prompt: Prompt;
  data: string;
  /** Third-party texts in the data. */
  quoted: readonly string[];
  tools?: ToolSet;
  maxOutputTokens: number;
  /** Null: the reply is unusable. */
  read(said: ModelReply, by: WriterKind): Result | null;
  /** The built-in engine's answer to the same request. */
  embedded: Answering;
}

export interface Input<Result> {
  result: Result | null;
  writer: Writer;
  /** Why the built-in engine answered instead of the model; null: it did not, or no model is configured. */
  note: FallbackReason | null;
}

const EMBEDDED_MS = 10_000;

/** One call to the user's model; the built-in engine answers in its place when the model fails. */
export async function callModel<Result>(
  app: AppContext,
  userId: string,
  task: AskingTask<Result>,
  { signal = new AbortController().signal }: { signal?: AbortSignal } = {},
): Promise<Input<Result>> {
  const chosen = await chooseModel(app, userId, app.clock.now());
  let note: FallbackReason | null = null;
  if (chosen !== null) {
    const filter = 'reason' in chosen ? chosen : await callChosenModel(app, userId, task, chosen, signal);
    if ('result' in filter) return filter;
    signal.throwIfAborted();
    note = filter.reason;
  }
  const said = await sayOnce(task, {
    model: createEmbeddedModel(task.embedded),
    instructions: task.prompt.text,
    milliseconds: EMBEDDED_MS,
    signal,
  });
  return { result: task.read(said, 'embedded'), writer: writerOf(task.prompt, 'embedded', 'embedded'), note };
}

const writerOf = ({ version, sha256 }: Prompt, kind: Writer['kind'], model: string): Writer => ({
  kind,
  model,
  promptVersion: version,
  promptSha256: sha256.toString('hex'),
});

async function callChosenModel<Result>(
  app: AppContext,
  userId: string,
  task: AskingTask<Result>,
  chosen: ChosenModel,
  signal: AbortSignal,
): Promise<Input<Result> | { reason: FallbackReason }> {
  const { prompt, data, tools, maxOutputTokens } = task;
  if (tools !== undefined && !chosen.capabilities.tools) return { reason: 'unusable' };
  const most = {
    input: estimateTokens(prompt.text + data + JSON.stringify(tools ?? {})),
    output: maxOutputTokens,
  };
  const held = await reserveTokens(app, userId, { chosen, purpose: 'answer', prompt, most });
  if ('reason' in held) return held;
  const { place, capabilities, fetch, limits } = chosen;
  const canary = newCanary();
  try {
    const said = await sayOnce(task, {
      model: await createLanguageModel(place, { fetch, structured: capabilities.structured }),
      instructions: withCanary(prompt.text, canary),
      milliseconds: limits.seconds * 1_000,
      signal,
    });
    const faultOf = outputCheck({ instructions: prompt.text, canary, quoted: task.quoted });
    const texts = textsOf(said);
    const isClean =
      texts.reduce((sum, { length }) => sum + length, 0) <= LONGEST_OUTPUT &&
      texts.every(text => faultOf(text.replace(/\s+/gu, ' ')) === null);
    const result = isClean ? task.read(said, chosen.payer) : null;
    await held.close(result === null ? 'failed' : 'done', said.usage);
    if (result === null) return { reason: said.wasDeclined ? 'declined' : 'unusable' };
    return { result, writer: writerOf(prompt, chosen.payer, place.model), note: null };
  } catch (error) {
    await held.close(signal.aborted ? 'cancelled' : 'failed', { input: 0, output: 0 });
    const reason = modelFailure(error);
    app.log.info({ problem: reason, provider: place.provider }, 'a language model failed');
    return { reason };
  }
}

/** Every text a user might read, including tool arguments. */
function textsOf({ text, call }: ModelReply): string[] {
  const within = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(within)
        : [];
  return [...(text === '' ? [] : [text]), ...within(call?.input)];
}

async function sayOnce(
  { data, tools, maxOutputTokens }: Pick<AskingTask<unknown>, 'data' | 'tools' | 'maxOutputTokens'>,
  {
    model,
    instructions,
    milliseconds,
    signal,
  }: {
    model: ReturnType<typeof createEmbeddedModel>;
    instructions: string;
    milliseconds: number;
    signal: AbortSignal;
  },
) {
  const { generateText } = await loadAiSdk();
  const limit = limitCall(signal, milliseconds);
  const { text, toolCalls, usage, finishReason } = await generateText({
    model,
    instructions,
    prompt: data,
    ...(tools === undefined ? {} : { tools }),
    maxOutputTokens,
    maxRetries: 0,
    temperature: 0.3,
    abortSignal: limit.signal,
  }).finally(limit.release);
  const [first] = toolCalls;
  const isBroken = first !== undefined && 'invalid' in first && first.invalid === true;
  const call =
    first === undefined || isBroken ? null : { name: first.toolName, input: first.input as unknown };
  return {
    text: text.trim(),
    call: toolCalls.length === 1 ? call : null,
    wasDeclined: finishReason === 'content-filter',
    usage: { input: usage.inputTokens ?? 0, output: usage.outputTokens ?? 0 },
  };
}
