import { NICHES } from '#server/services/hook-library/niches.ts';
import { writeHooksWithModel } from '#server/features/ai-models/writing/write-hooks-with-model.ts';
import { PLAIN_BRIEF } from '../scenes/plain-brief.ts';
import { openModelApp } from './model-scene.ts';

/** Calls a model for somebody and says so; killed in the middle by the test that started it. */
const [connectionString = '', userId = '', seed = '0'] = process.argv.slice(2);
const app = openModelApp(connectionString);
process.stdout.write('ready\n');
for await (const told of writeHooksWithModel(app, userId, {
  brief: {
    ...PLAIN_BRIEF,
    language: 'fr',
    niche: 'coffee',
  },
  seed: Number(seed),
  count: 1,
  niches: NICHES,
  families: ['stop'],
})) {
  process.stdout.write(`${told.kind}\n`);
}
