import { textOf } from './source-files.ts';

const known = new Map<string, string[]>();

/** The names of the tests in a file, as they stand in it. */
export function testNames(file: string): string[] {
  let names = known.get(file);
  if (names === undefined) {
    const calls = textOf(file).matchAll(
      /\b(?:test|it)(?:\.\w+(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?)*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g,
    );
    names = [...calls].map(match => (match[2] ?? '').replace(/\\(['"`\\])/g, '$1'));
    known.set(file, names);
  }
  return names;
}
