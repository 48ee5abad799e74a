import { generateText, isStepCount, Output, streamText, tool } from 'ai';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createEmbeddedModel } from './replayed-model.ts';

test('streams a list through the same call as any provider’s model, element by element', async () => {
  const list = [{ text: 'un' }, { text: 'deux' }, { text: 'trois' }];
  const model = createEmbeddedModel(() => ({ kind: 'text', text: JSON.stringify({ elements: list }) }));
  const result = streamText({
    model,
    prompt: 'x',
    output: Output.array({ element: z.object({ text: z.string() }) }),
  });
  const seen: { text: string }[] = [];
  for await (const one of result.elementStream) seen.push(one);
  expect(seen).toEqual(list);
  expect(await result.totalUsage).toMatchObject({ inputTokens: 0, outputTokens: 0 });
});

test('uses a tool and words its result, in two steps', async () => {
  const model = createEmbeddedModel(({ prompt, tools }) => {
    const last = prompt.at(-1);
    if (last?.role === 'tool')
      return { kind: 'text', text: `Il a dit ${JSON.stringify(last.content).includes('1200')}` };
    expect(tools?.map(one => one.name)).toEqual(['views']);
    return { kind: 'tool', toolName: 'views', input: { days: 7 } };
  });
  const { text, steps } = await generateText({
    model,
    prompt: 'Combien de vues ?',
    tools: {
      views: tool({
        inputSchema: z.object({ days: z.number() }),
        execute: async ({ days }) => ({ views: days === 7 ? 1200 : 0 }),
      }),
    },
    stopWhen: isStepCount(3),
  });
  expect(steps).toHaveLength(2);
  expect(text).toBe('Il a dit true');
});
