import { changed, unzip, zipped } from '#test/scenes/archive-scene.ts';
import type { Person } from './signed-up.ts';

const DAY_MS = 86_400_000;

/** A file in a form, as the product's own pages send it. */
export async function sendFile(person: Person, path: string, name: string, content: BlobPart): Promise<void> {
  const form = new FormData();
  form.append('file', new File([content], name));
  const answer = await person.call(path, { method: 'POST', form });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

/** Two experiments from before those videos, as an archive brings them: one has all its videos, one lacks three. */
export async function experimentsOfLongAgo(person: Person, username: string): Promise<void> {
  const archive = await (await person.call('/export/archive')).arrayBuffer();
  const files = await unzip(Buffer.from(archive));
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().replace('Z', '000Z');
  const stored = JSON.parse(files.get('data/videos.json') ?? '[]') as { id: string; created_at: string }[];
  const videos = stored.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1)).slice(0, 12);
  const experiment = (number: number, variable: string) => ({
    experiment: number,
    username,
    hypothesis: 'Une question retient mieux.',
    variable,
    metric: 'views',
    at_age_days: 7,
    planned_per_arm: 6,
    false_alarm: 0.05,
    created_at: ago(60 - number),
    locked_at: ago(30),
    ended_at: null,
    lesson: '',
    deleted_at: null,
  });
  const placed = (number: number, count: number) =>
    videos.slice(0, count).map(({ id, created_at }, index) => ({
      experiment: number,
      video_id: id,
      arm: index % 2 === 0 ? 'usual' : 'variant',
      published_at: created_at,
      added_at: ago(30),
      withdrawn_at: null,
    }));
  const lines = (rows: object[]) => `[\n${rows.map(row => JSON.stringify(row)).join(',\n')}\n]\n`;
  const written = changed(
    changed(files, 'data/experiments.json', lines([experiment(1, 'question'), experiment(2, 'musique')])),
    'data/experiment-videos.json',
    lines([...placed(1, 12), ...placed(2, 9)]),
  );
  await sendFile(person, '/import/archive', 'archive.zip', new Uint8Array(await zipped(written)));
}
