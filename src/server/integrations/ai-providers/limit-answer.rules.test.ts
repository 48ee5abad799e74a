import type { LanguageModelV4Middleware, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { expect, test } from 'vitest';
import { AnswerTooLong, limitAnswer } from './limit-answer.ts';

type Piece = { type: 'text-delta' | 'tool-input-delta' | 'reasoning-delta'; id: string; delta: string };

/** What the SDK is given of a stream of such pieces. */
async function pass(pieces: Iterable<Piece>): Promise<Piece[]> {
  const left = pieces[Symbol.iterator]();
  const stream = new ReadableStream<LanguageModelV4StreamPart>({
    pull(controller) {
      const { done, value } = left.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  });
  const given = { doStream: () => Promise.resolve({ stream }) } as unknown as Parameters<
    NonNullable<LanguageModelV4Middleware['wrapStream']>
  >[0];
  const limited = await limitAnswer().wrapStream?.(given);
  const passed: Piece[] = [];
  for await (const part of limited?.stream ?? []) passed.push(part as Piece);
  return passed;
}

function* letters(text: string, type: Piece['type'] = 'text-delta'): Generator<Piece> {
  for (const delta of text) yield { type, id: '1', delta };
}

test('an answer in pieces of one letter is read in proportion to its length, and whole', async () => {
  const text = JSON.stringify({ elements: [{ text: 'mot '.repeat(25_000) }] });
  const passed = await pass(letters(text));
  expect(passed.map(({ delta }) => delta).join('')).toBe(text);
  let read = 0;
  let before = 0;
  for (const { delta } of passed) read += before += delta.length;
  expect(read).toBeLessThan(60 * text.length);
});

test('what is asked for passes at once: a first piece, and every piece that is not tiny', async () => {
  const pieces = ['{"elements":[', '{"text":"un"}', ',{"text":"deux"}', ']}'];
  const passed = await pass(pieces.map(delta => ({ type: 'text-delta' as const, id: '1', delta })));
  expect(passed.map(({ delta }) => delta)).toEqual(pieces);
});

test('brackets inside a text are no depth, and closed ones are none any more', async () => {
  const text = JSON.stringify({
    elements: [{ text: '[{"\\'.repeat(100) }, ...Array.from({ length: 50 }, () => [1])],
  });
  expect((await pass(letters(text))).map(({ delta }) => delta).join('')).toBe(text);
});

test.each(['text-delta', 'tool-input-delta'] as const)(
  'a %s that opens more than 32 objects inside each other ends the answer',
  async type => {
    await expect(pass(letters('{"a":'.repeat(33), type))).rejects.toThrow(AnswerTooLong);
    expect(await pass(letters('{"a":'.repeat(32), type))).not.toEqual([]);
  },
);

test('arguments of a tool in too many pieces end the answer, and so do pieces that hold nothing', async () => {
  await expect(pass(letters(`"${'a'.repeat(20_000)}`, 'tool-input-delta'))).rejects.toThrow(AnswerTooLong);
  const nothing = Array.from({ length: 300_000 }, () => ({
    type: 'text-delta' as const,
    id: '1',
    delta: '',
  }));
  await expect(pass(nothing)).rejects.toThrow(AnswerTooLong);
});
