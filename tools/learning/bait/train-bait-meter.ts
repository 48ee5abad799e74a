import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { packMeter, unpackMeter, type BaitModel } from '#domain/generations/bait/bait-model.ts';
import { pointsByHand } from './bait-by-hand.ts';
import { libraryHooks, libraryParts, linesOf, readHeadlines } from './bait-material.ts';
import { chooseStrength, learn, measureFixed, measureMeter, MOST_WORDS } from './bait-protocol.ts';
import { projectRoot } from '../../checks/programs.ts';

/**
 * Trains the bait meter and writes its weights: `node tools/learning/bait/train-bait-meter.ts <folder>`, where the
 * folder holds the two
 * public headline sets (clickbait_en.txt, non_clickbait_en.txt). With `--measure` it writes nothing and prints the
 * quality of this
 * method on unseen texts. Decision 0034 states the results.
 */
async function writeWeights(learnt: BaitModel): Promise<void> {
  const path = join(projectRoot, 'data/bait/weights.json');
  const { code: text } = await format(path, JSON.stringify(packMeter(learnt, MOST_WORDS)), {
    printWidth: 120,
  });
  writeFileSync(path, text);
  console.log(`${(text.length / 1000).toFixed(0)} kB of weights`);
}

const [folder, ...flags] = process.argv.slice(2);
const headlines = readHeadlines(folder);
if (headlines === null) {
  console.error(
    'Name the folder of the headlines: node tools/learning/bait/train-bait-meter.ts <folder> [--measure]',
  );
  process.exit(2);
}

if (flags.includes('--measure')) {
  const kept = (learnt: BaitModel) => unpackMeter(packMeter(learnt, MOST_WORDS));
  const listed = (values: readonly number[]) => values.map(value => value.toFixed(3)).join(' ');
  for (const [name, seen] of [
    ['by hand', measureFixed(headlines, ({ text, language }) => pointsByHand(text, language))],
    ['learnt', measureMeter(headlines, kept)],
  ] as const) {
    console.log(`${name}: headlines held out ${listed(seen.headlines)}`);
    for (const language of ['fr', 'en'] as const) {
      console.log(`  ${language}: lines of the other author ${listed(seen.lines[language])}`);
      console.log(`      hooks of unseen patterns ${listed(seen.hooks[language])}`);
      console.log(`      calm hooks taken for bait ${listed(seen.flagged[language])}`);
    }
  }
} else {
  const lines = [...linesOf('first'), ...linesOf('second')];
  const lessons = { lines, hooks: libraryHooks(), parts: libraryParts(), headlines: headlines.known };
  const strength = chooseStrength(lessons);
  console.log(`held back by ${strength.first} and ${strength.second}`);
  await writeWeights(learn(lessons, strength));
}
