import { expect, test } from 'vitest';
import { processorMs } from '#test/harness/processor-time.ts';
import { jsonErrorLine } from './json-error-line.ts';

test.each([
  ['[\n{"a":1},\n{"a":}\n]', 3],
  ['[\n{"a":1},\n\n', 2],
  ['[1,\n2,\n]', 3],
  ['{\n"a": 1\n"b": 2}', 3],
  ['{\n"a" 1}', 2],
  ['[1]\n\n[2]', 3],
  ['{"a": "b\nc"}', 1],
  ['{"a":\n"\\x"}', 2],
  ['[\n01]', 2],
  ['[\ntrue,\nfalse,\nnull,\nyes]', 5],
  ['{"a":1}\n}', 2],
  ['[}\n', 1],
  ['"Date","Views"\n1,2', 1],
  ['', 1],
  ['{"a":{"b":[1,2,{"c":"é\\u00e9\\n"}]},\n"d":-1.5e+10,\n,}', 3],
])('%j stops being JSON on line %i', (text, line) => {
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  expect(jsonErrorLine(text)).toBe(line);
});

test('a long text is looked through in a moment', () => {
  const row = JSON.stringify({ id: '1', text: 'x'.repeat(500), list: [1, 2, 3], deep: { a: { b: null } } });
  const text = `[\n${`${row},\n`.repeat(20_000)}oops]`;
  const start = processorMs();
  expect(jsonErrorLine(text)).toBe(20_002);
  expect(processorMs() - start).toBeLessThan(1_500);
  expect(jsonErrorLine(`[\n"${'x'.repeat(5_000_000)}`)).toBe(2);
});
