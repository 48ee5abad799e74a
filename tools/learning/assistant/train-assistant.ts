import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { listPhrases } from './corpus.ts';
import { packModel } from './train-model.ts';
import { projectRoot } from '../../checks/programs.ts';

/** Learns from the phrases that are not held out and writes the weights: to be run after a change of words or phrases. */
const CHARACTERS_A_LINE = 4_000;

function inLines(text: string): string {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += CHARACTERS_A_LINE)
    pieces.push(text.slice(at, at + CHARACTERS_A_LINE));
  return `[\n${pieces.map(piece => `  ${quoted(piece)},\n`).join('')}].join('')`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\t', '\\t')}'`;
}

const { known, fingerprint, classifier } = packModel(listPhrases().filter(phrase => !phrase.heldOut));
const text = `import type { PackedModel } from './pack-classifier.ts';

// Written by tools/learning/assistant/train-assistant.ts; never by hand.
const KNOWN_FRENCH = ${inLines(known.fr)};
const KNOWN_ENGLISH = ${inLines(known.en)};
const ROWS = ${inLines(classifier.rows)};

export const LEARNT: PackedModel = {
  known: { fr: KNOWN_FRENCH, en: KNOWN_ENGLISH },
  fingerprint: ${fingerprint},
  classifier: {
    labels: [
${classifier.labels.map(label => `      '${label}',\n`).join('')}    ],
    scales: [
${classifier.scales.map(scale => `      ${scale},\n`).join('')}    ],
    rows: ROWS,
  },
};
`;
const path = join(projectRoot, 'src/domain/assistant/learnt-weights.ts');
writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
console.log(`${classifier.rows.split('\n').length} features, ${(text.length / 1000).toFixed(0)} kB`);
