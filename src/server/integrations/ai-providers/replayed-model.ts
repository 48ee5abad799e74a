import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';

/** The built-in engine's answer to a call: text (JSON where JSON is requested), or one tool call. */
type EmbeddedAnswer =
  | { kind: 'text'; text: string }
  | { kind: 'tool'; toolName: string; input: Readonly<Record<string, unknown>> };

export type Answering = (options: LanguageModelV4CallOptions) => EmbeddedAnswer | Promise<EmbeddedAnswer>;

/** It counts no tokens: nothing is charged. */
const NO_USAGE: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};
const PIECE = 80;

/**
 * The built-in engine as an AI SDK language model: called like a provider's model, with the same tools and the same
 * shapes. `answering` is a pure function of the call; the network is not used.
 */
export function createEmbeddedModel(answering: Answering): LanguageModelV4 {
  const answer = async (options: LanguageModelV4CallOptions) => {
    options.abortSignal?.throwIfAborted();
    const made = await answering(options);
    const toolCallId = `embedded-${options.prompt.length}`;
    const content: LanguageModelV4Content =
      made.kind === 'text'
        ? { type: 'text', text: made.text }
        : {
            type: 'tool-call',
            toolCallId,
            toolName: made.toolName,
            input: JSON.stringify(made.input),
          };
    const unified = made.kind === 'text' ? 'stop' : 'tool-calls';
    const finishReason: LanguageModelV4FinishReason = { unified, raw: undefined };
    return { content, finishReason };
  };
  return {
    specificationVersion: 'v4',
    provider: 'accroche',
    modelId: 'embedded',
    supportedUrls: {},
    async doGenerate(options) {
      const { content, finishReason } = await answer(options);
      return { content: [content], finishReason, usage: NO_USAGE, warnings: [] };
    },
    async doStream(options) {
      const { content, finishReason } = await answer(options);
      const parts: LanguageModelV4StreamPart[] = [
        { type: 'stream-start', warnings: [] },
        ...inPieces(content),
        { type: 'finish', usage: NO_USAGE, finishReason },
      ];
      return { stream: ReadableStream.from(parts) as ReadableStream<LanguageModelV4StreamPart> };
    },
  };
}

function inPieces(content: LanguageModelV4Content): LanguageModelV4StreamPart[] {
  if (content.type === 'tool-call') return [content];
  if (content.type !== 'text') return [];
  const pieces = content.text.match(new RegExp(`[^]{1,${PIECE}}`, 'gu')) ?? [];
  return [
    { type: 'text-start', id: '1' },
    ...pieces.map((delta): LanguageModelV4StreamPart => ({ type: 'text-delta', id: '1', delta })),
    { type: 'text-end', id: '1' },
  ];
}
