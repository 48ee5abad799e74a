import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { listPhrases } from './corpus.ts';
import { packModel } from './train-model.ts';
import { projectRoot } from '../../checks/programs.ts';

/** Trains on the phrases that are not held out and writes the weights: run it after changing words or phrases. */
const learnt = packModel(listPhrases().filter(phrase => !phrase.heldOut));
const path = join(projectRoot, 'data/assistant/weights.json');
const { code: text } = await format(path, JSON.stringify(learnt), { printWidth: 120 });
writeFileSync(path, text);
console.log(`${learnt.classifier.rows.length} features, ${(text.length / 1000).toFixed(0)} kB`);
