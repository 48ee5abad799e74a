import { periodSentence, type UsualSentence } from '#domain/statistics/period-sentence.ts';
import { seededRandom } from '#domain/statistics/seeded-random.ts';
import { usualChange } from '#domain/statistics/usual-change.ts';
import { changedAccount, CHANGE_KINDS } from './change-errors.ts';
import { percent, share, type Figure, type Simulation } from './figures.ts';

const videosOf = (logs: readonly number[]) =>
  logs.map((log, at) => ({ id: String(at), publishedAt: new Date(at), views: Math.round(Math.exp(log)) }));

function isWrong(usual: UsualSentence, factor: number): boolean {
  if (usual.kind === 'rises') return factor <= 1;
  if (usual.kind === 'falls') return factor >= 1;
  return usual.kind === 'steady' && (factor < 2 / 3 || factor > 1.5);
}

/** The sentence of a period: what is said, and how often it is wrong. */
export function sentenceErrors(accounts: number, seed: number): Simulation {
  const random = seededRandom(seed);
  const figures: Figure[] = [];
  for (const n of [15, 30, 60]) {
    for (const factor of [1, 2]) {
      const said = Array.from({ length: accounts }, (_, at) => {
        const kind = CHANGE_KINDS[at % CHANGE_KINDS.length] ?? CHANGE_KINDS[0];
        if (kind === undefined) throw new Error('No kind of account');
        const account = changedAccount(random, kind, { all: 4 * n, earlier: n, later: n }, factor);
        const change = usualChange(account.later, account.earlier, account.history);
        return periodSentence(videosOf(account.later), videosOf(account.earlier), change);
      });
      const name = `${n} videos a period, truly ×${factor}`;
      figures.push(
        percent(
          `wrong sentence, ${name}`,
          share(said, ({ usual }) => isWrong(usual, factor)),
          { max: 5 },
        ),
        percent(
          `rises or falls, ${name}`,
          share(said, ({ usual }) => 'isFirm' in usual && usual.isFirm),
        ),
        percent(
          `seems to, ${name}`,
          share(said, ({ usual }) => 'isFirm' in usual && !usual.isFirm),
        ),
        percent(
          `steady, ${name}`,
          share(said, ({ usual }) => usual.kind === 'steady'),
        ),
        percent(
          `cannot be told, ${name}`,
          share(said, ({ usual }) => usual.kind === 'cannot_tell'),
        ),
        percent(
          `first sentence is one that cannot be told, ${name}`,
          share(said, ({ leads, usual }) => leads === 'usual' && usual.kind === 'cannot_tell'),
          { max: 0 },
        ),
      );
    }
  }
  return { method: '13 The sentence of a period', accounts, seed, figures };
}
