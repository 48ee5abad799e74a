import { textOf } from './source-files.ts';

/** What proves a promise: a test by its name, or a program with its arguments that fails when it does not hold. */
export type Proof =
  | { kind: 'test'; file: string; name: string }
  | { kind: 'program'; file: string; values: string[] };

export interface KeptPromise {
  id: string;
  promise: string;
  figure: string;
  proofs: Proof[];
}

const ids = (letter: string, last: number) =>
  Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);

/** Every promise there is. */
export const PROMISE_IDS = [...ids('R', 14), ...ids('S', 26), ...ids('M', 25)];

/** The promises of docs/security.md, in its order. */
export function listPromises(): KeptPromise[] {
  return textOf('docs/security.md')
    .split('\n')
    .filter(line => /^\| [RSM]\d+ +\|/.test(line))
    .map(line => {
      const [id = '', promise = '', figure = '', proof = ''] = line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map(cell => cell.trim());
      return { id, promise, figure, proofs: proof.split(/<br\s*\/?>/).map(proofOf) };
    });
}

function proofOf(text: string): Proof {
  const [place = '', name] = text.split(' › ').map(part => part.replaceAll('`', '').trim());
  if (name !== undefined) return { kind: 'test', file: place, name };
  const [file = '', ...values] = place.split(/\s+/);
  return { kind: 'program', file, values };
}

/** Matches the title of a test that ran: parametrized tests are named with placeholders. */
export function titlePattern(name: string): RegExp {
  const parts = name.split(/%[sijdof#]|\$\{[^}]*\}|\$[a-zA-Z_][\w.]*/);
  return new RegExp(`^${parts.map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^]*')}$`);
}
