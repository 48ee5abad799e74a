import type { LanguageModelV4Middleware, LanguageModelV4StreamPart } from '@ai-sdk/provider';

const LIMITS = {
  /** Characters of an answer, of any kind. */
  characters: 256_000,
  /**
   * Characters parsed over all chunks of a stream, when each chunk makes everything before it be parsed again, as the
   * SDK does where the list is not of the requested shape. 2,400 tokens of 4 characters make 12 million.
   */
  read: 30_000_000,
  /** Nested arrays and objects: a requested answer has a handful. */
  depth: 32,
} as const;
/**
 * Chunks are merged up to this share of the text streamed so far, so that re-parsing it at each chunk stays in
 * proportion.
 */
const GATHERED_SHARE = 0.02;

/** The answer exceeds every expected size. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
  constructor() {
    super('it answered too much');
  }
}

/** Ends an answer that is too long, or has too many chunks, before the SDK parses it. */
export function limitAnswer(): LanguageModelV4Middleware {
  return {
    specificationVersion: 'v4',
    async wrapGenerate({ doGenerate }) {
      const answer = await doGenerate();
      if (JSON.stringify(answer.content).length > LIMITS.characters) throw new AnswerTooLong();
      for (const part of answer.content) {
        const text = part.type === 'text' ? part.text : part.type === 'tool-call' ? part.input : '';
        if (followDepth()(text) > LIMITS.depth) throw new AnswerTooLong();
      }
      return answer;
    },
    async wrapStream({ doStream }) {
      const { stream, ...rest } = await doStream();
      let characters = 0;
      let read = 0;
      const texts = new Map<string, GrowingText>();
      const limited = new TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart>({
        transform(part, controller) {
          if (!('delta' in part)) {
            const open = 'id' in part && part.id !== undefined ? texts.get(part.id) : undefined;
            if (open?.waiting != null) controller.enqueue(taken(open, open.waiting));
            if (part.type === 'tool-call' && followDepth()(part.input) > LIMITS.depth) {
              controller.error(new AnswerTooLong());
            } else controller.enqueue(part);
            return;
          }
          const text = texts.get(part.id) ?? { written: 0, follow: followDepth(), waiting: null };
          texts.set(part.id, text);
          characters += Math.max(1, part.delta.length);
          text.written += part.delta.length;
          const isDeep = part.type !== 'reasoning-delta' && text.follow(part.delta) > LIMITS.depth;
          // A provider's client re-parses the tool arguments at each chunk before it passes it on.
          if (part.type === 'tool-input-delta') read += text.written;
          const { waiting } = text;
          const whole = waiting === null ? part : { ...part, delta: waiting.delta + part.delta };
          const passesOn = whole.delta.length >= text.written * GATHERED_SHARE;
          if (part.type === 'text-delta' && passesOn) read += text.written;
          if (characters > LIMITS.characters || read > LIMITS.read || isDeep) {
            controller.error(new AnswerTooLong());
          } else if (passesOn) controller.enqueue(taken(text, whole));
          else text.waiting = whole;
        },
        flush(controller) {
          for (const text of texts.values()) {
            if (text.waiting !== null) controller.enqueue(taken(text, text.waiting));
          }
        },
      });
      return { stream: stream.pipeThrough(limited), ...rest };
    },
  };
}

type Delta = Extract<LanguageModelV4StreamPart, { delta: string }>;

interface GrowingText {
  written: number;
  follow: (piece: string) => number;
  /** Received and not passed on yet. */
  waiting: Delta | null;
}

function taken(text: GrowingText, delta: Delta): Delta {
  text.waiting = null;
  return delta;
}

/** Maximum nesting depth of a JSON text so far, chunk by chunk; brackets inside strings do not count. */
function followDepth(): (piece: string) => number {
  let depth = 0;
  let deepest = 0;
  let isText = false;
  let isEscaped = false;
  return piece => {
    for (const sign of piece) {
      if (isEscaped) isEscaped = false;
      else if (isText && sign === '\\') isEscaped = true;
      else if (sign === '"') isText = !isText;
      else if (isText) continue;
      else if (sign === '{' || sign === '[') deepest = Math.max(deepest, (depth += 1));
      else if (sign === '}' || sign === ']') depth = Math.max(0, depth - 1);
    }
    return deepest;
  };
}
