import type { GeneratedText, ScriptEvent, TextEvent } from '#contract/generations/generations.ts';
import { answer, type TestUser, type TestApp } from '#test/harness/context.ts';

let keys = 0;
export const newKey = () => `test-key-${(keys += 1)}-${process.pid}`;

/** The events of an answer that came as a stream. */
export async function eventsOf<Event>(response: Response): Promise<Event[]> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text}`);
  const lines = text.split('\n').filter(line => line.startsWith('data: '));
  return lines.map(line => JSON.parse(line.slice(6)) as Event).filter(event => event !== null);
}

/** Shared steps of the tests of generated texts. */
export function createGenerationScene(testApp: TestApp) {
  const { request } = testApp;
  const post = (as: TestUser, path: string, json: unknown, method = 'POST') =>
    request(`/generations/${path}`, { method, as, json });
  const brief = { language: 'fr', platform: 'tiktok', niche: 'baking' };
  const scene = {
    post,
    ask: (as: TestUser, over: object = {}) => post(as, 'hooks', { key: newKey(), ...brief, ...over }),
    async hooks(as: TestUser, over: object = {}) {
      const events = await eventsOf<TextEvent>(await scene.ask(as, over));
      const texts = events.flatMap(event => (event.event === 'text' ? [event.text] : []));
      const done = events.find(event => event.event === 'done');
      if (done === undefined) throw new Error('A generation ends with its last word');
      return { texts, done, words: texts.map(({ text }) => text) };
    },
    async ctas(as: TestUser, over: object = {}): Promise<GeneratedText[]> {
      const response = await post(as, 'ctas', { key: newKey(), ...brief, ...over });
      const events = await eventsOf<TextEvent>(response);
      return events.flatMap(event => (event.event === 'text' ? [event.text] : []));
    },
    askScript: (as: TestUser, over: object = {}) =>
      post(as, 'scripts', { key: newKey(), ...brief, seconds: 45, ...over }),
    async script(as: TestUser, over: object = {}) {
      const events = await eventsOf<ScriptEvent>(await scene.askScript(as, over));
      const last = events.at(-1);
      if (last?.event !== 'done') throw new Error('A script ends with its last word');
      return { text: last.text, events };
    },
    list: (as: TestUser, query = '') =>
      answer<{ items: GeneratedText[]; nextCursor: string | null }>(request(`/generations${query}`, { as })),
    async used(as: TestUser, column: string): Promise<unknown> {
      const row = await testApp.app.db.system.row<Record<string, unknown>>({
        name: `test-used-${column}`,
        text: `select ${column} from user_usage_limits where user_id = $1`,
        values: [as.userId],
      });
      return row?.[column] ?? 0;
    },
  };
  return scene;
}
