import type { LanguageModelV4Middleware, LanguageModelV4StreamPart } from '@ai-sdk/provider';

const LIMITS = {
  /** Characters of an answer, whatever it is made of. */
  characters: 256_000,
  /**
   * Characters that are read over all pieces of a stream, when each makes all before it be read once more, as the SDK does
   * where the list is not what was asked for. 2,400 tokens of 4 characters make 12 million.
   */
  read: 30_000_000,
} as const;

/** A model answered more than anything that is asked for. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
  constructor() {
    super('it answered too much');
  }
}

/** Ends an answer that is too long, or that comes in too many pieces, before the SDK reads it. */
export function limitAnswer(): LanguageModelV4Middleware {
  return {
    specificationVersion: 'v4',
    async wrapGenerate({ doGenerate }) {
      const answer = await doGenerate();
      if (JSON.stringify(answer.content).length > LIMITS.characters) throw new AnswerTooLong();
      return answer;
    },
    async wrapStream({ doStream }) {
      const { stream, ...rest } = await doStream();
      let characters = 0;
      let written = 0;
      let read = 0;
      const limited = new TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart>({
        transform(part, controller) {
          const length = 'delta' in part ? part.delta.length : 0;
          characters += length;
          if (part.type === 'text-delta') {
            written += length;
            read += written;
          }
          if (characters > LIMITS.characters || read > LIMITS.read) controller.error(new AnswerTooLong());
          else controller.enqueue(part);
        },
      });
      return { stream: stream.pipeThrough(limited), ...rest };
    },
  };
}
