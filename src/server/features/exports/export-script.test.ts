import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GeneratedText } from '#contract/generations/generations.ts';
import { pdfOutline } from '#test/harness/read-pdf.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';

let testApp: TestApp;
let paying: TestUser;
let free: TestUser;

beforeAll(async () => {
  testApp = await createTestApp();
  paying = await testApp.createUser({ plan: 'premium' });
  free = await testApp.createUser({ plan: 'freemium' });
});
afterAll(() => testApp.close());

async function written(by: TestUser): Promise<GeneratedText> {
  const json = { key: crypto.randomUUID(), language: 'fr', platform: 'tiktok', niche: 'baking', seconds: 45 };
  const events = await testApp.request('/generations/scripts', { method: 'POST', as: by, json });
  expect(await events.text()).toContain('"done"');
  const { items } = await answer<{ items: GeneratedText[] }>(
    testApp.request('/generations?kinds=script', { as: by }),
  );
  const [first] = items;
  if (first === undefined) throw new Error('no script was kept');
  return first;
}
const file = (by: TestUser, id: string, format: string) =>
  testApp.request(`/generations/texts/${id}/export?format=${format}`, { as: by });

test('a whole script leaves as Markdown, subtitles and a sheet to shoot by, with what was changed by hand', async () => {
  const { id, script } = await written(paying);
  const said = 'Mon four est froid, et <b>alors</b> ?';
  await answer(
    testApp.request(`/generations/texts/${id}`, {
      method: 'PATCH',
      as: paying,
      json: { beats: [{ id: 'hook', lines: [said] }] },
    }),
  );
  const markdown = await file(paying, id, 'md');
  expect(markdown.headers.get('content-disposition')).toMatch(
    /^attachment; filename="accroche-script-[\w.-]+\.md"$/u,
  );
  const text = await markdown.text();
  expect(text).toContain('Mon four est froid, et \\<b\\>alors\\</b\\> ?');
  expect(text.match(/^## \d:\d\d – \d:\d\d$/gmu)).toHaveLength(script?.beats.length ?? 0);

  const subtitles = await file(paying, id, 'srt');
  expect(subtitles.headers.get('content-type')).toContain('subrip');
  expect(await subtitles.text()).toMatch(/^1\n00:00:00,000 --> 00:00:0\d,\d{3}\nMon four est froid/u);

  const pdf = await file(paying, id, 'pdf');
  const outline = await pdfOutline(new Uint8Array(await pdf.arrayBuffer()));
  expect(outline.text).toContain('Mon four est froid');
  expect(outline.language).toBe('fr');
  expect(outline.tables).toBe(1);
});

test('of a script whose rest the plan does not open there is no file', async () => {
  const { id, script } = await written(free);
  expect(script?.locked).not.toBeNull();
  for (const format of ['md', 'srt', 'pdf']) {
    expect(await refusal(file(free, id, format))).toMatchObject({
      status: 403,
      code: 'script_export_locked',
    });
  }
  expect((await file(paying, id, 'md')).status).toBe(404);
});
