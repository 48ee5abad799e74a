import { createHash } from 'node:crypto';
import { fromBuffer } from 'yauzl';
import { ZipFile } from 'yazl';
import { expect } from 'vitest';
import type { Manifest } from '#server/features/archive/format/archive-names.ts';
import { createAnalysisScene } from '#test/scenes/analysis-scene.ts';
import { createGenerationScene } from '#test/scenes/generation-scene.ts';
import { createScene } from '#test/scenes/scene.ts';
import { pngOf } from '#test/scenes/small-pictures.ts';
import { answer, type TestUser, type TestApp } from '#test/harness/context.ts';

/** A user with data in every file of an archive, and the parsed archive. */
export async function withArchive(
  testApp: TestApp,
): Promise<{ owner: TestUser; files: Map<string, string> }> {
  const scene = createScene(testApp);
  const person = await scene.linked('demo-lea-cuisine', 'business_pro');
  await scene.ended(person, person.firstRun);
  const owner = person.user;
  await importFile(testApp, owner, [item('7400000000000000001', 100), item('7400000000000000002', 200)]);
  await importFile(testApp, owner, [item('7400000000000000001', 150)]);
  await importDays(testApp, owner);
  await writeExperiments(testApp, owner);
  await correctHooks(testApp, owner);
  await answer(
    testApp.request('/report-schedules', {
      method: 'POST',
      as: owner,
      json: {
        accountId: person.accountId,
        frequency: 'weekly',
        day: 1,
        hour: 8,
        days: 7,
        to_me: true,
        recipients: ['cliente@exemple.fr'],
      },
    }),
  );
  for (const days of [30, 90]) {
    await answer(
      testApp.request('/account-analyses', {
        method: 'POST',
        as: owner,
        json: { accountId: person.accountId, days },
      }),
    );
  }
  await analyseVideos(testApp, owner);
  await writeViews(testApp, owner);
  await writeTexts(testApp, owner);
  await answer(
    testApp.request('/me', {
      method: 'PATCH',
      as: owner,
      json: { full_name: '=HYPERLINK("http://x")', time_zone: 'Asia/Tokyo', number_format: 'comma_point' },
    }),
  );
  const logo = `data:image/png;base64,${pngOf(30, 10).toString('base64')}`;
  await answer(
    testApp.request('/brand', {
      method: 'PUT',
      as: owner,
      json: { name: 'Agence Été', titles: '#1b1b1f', accent: '#8a3ffc', logo },
    }),
  );
  await answer(
    testApp.request('/notification-choices', {
      method: 'PATCH',
      as: owner,
      json: { event: 'sync_done', channel: 'mail', enabled: true },
    }),
  );
  await answer(
    testApp.request('/api-keys', {
      method: 'POST',
      as: owner,
      json: { password: owner.password, name: 'Tableur', days: 3 },
    }),
  );
  const { account, run } = await scene.link(owner, 'demo-tom-course');
  await scene.ended(person, run);
  await testApp.request(`/linked-accounts/${account.id}`, { method: 'DELETE', as: owner });
  return { owner, files: await exported(testApp, owner) };
}

/** Hooks, one of them used and one in the bin, and a script. */
async function writeTexts(testApp: TestApp, as: TestUser): Promise<void> {
  const scene = createGenerationScene(testApp);
  const { texts } = await scene.hooks(as, { count: 3, topic: 'le levain' });
  await scene.post(as, 'texts/remove', { ids: [texts[0]?.id] });
  await scene.post(as, `texts/${texts[1]?.id}/video`, { videoId: '7400000000000000001' }, 'PUT');
  await scene.post(as, `texts/${texts[2]?.id}`, { text: '=1+1 mots à moi', favourite: true }, 'PATCH');
  await scene.script(as);
}

/** Two analyses of one's own videos, one of them in the bin, and a file that waits for its own. */
async function analyseVideos(testApp: TestApp, as: TestUser): Promise<void> {
  const scene = createAnalysisScene(testApp);
  const { items } = await answer<{ items: { id: string }[] }>(testApp.request('/videos?limit=3', { as }));
  for (const { id } of items.slice(0, 2)) {
    const { analysis } = await scene.started(as, { videoId: id });
    await scene.ended(as, analysis.id);
    if (id === items[0]?.id) await testApp.request(`/analyses/${analysis.id}`, { method: 'DELETE', as });
  }
  await answer(
    testApp.request('/analysis-uploads?name=mots.srt', {
      method: 'POST',
      as,
      headers: { 'content-type': 'application/octet-stream' },
      body: '1\n00:00:01,000 --> 00:00:02,000\nBonjour\n',
    }),
  );
}

function item(id: string, views: number) {
  return {
    id,
    text: '=1+1 « mon secret »\u2028la suite\u2029',
    createTimeISO: new Date(Date.now() - 86_400_000).toISOString(),
    authorMeta: { name: 'marie.cuisine', fans: 5_300 },
    webVideoUrl: `https://www.tiktok.com/@marie.cuisine/video/${id}`,
    playCount: views,
    diggCount: 9,
    shareCount: 6,
    commentCount: 4,
  };
}

async function importFile(app: TestApp, as: TestUser, items: object[]) {
  const form = new FormData();
  form.append('file', new File([JSON.stringify(items)], 'export.json'));
  await answer(app.request('/imports', { method: 'POST', as, body: form }));
}

/** Imports a TikTok Studio file: two days, with a column that is not a number. */
async function importDays(app: TestApp, as: TestUser) {
  const day = (ago: number) =>
    new Date(Date.now() - ago * 86_400_000).toLocaleDateString('en-US', {
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    });
  const text = `"Date","Video Views","Likes","Humeur"\n"${day(3)}","5","-1","bof"\n"${day(2)}","7","2","bien"\n`;
  const form = new FormData();
  form.append('file', new File([text], 'Overview.csv'));
  await answer(app.request('/imports?handle=marie.cuisine', { method: 'POST', as, body: form }));
}

/** Stores hook corrections for an imported video and for a file. */
async function correctHooks(app: TestApp, { userId }: TestUser) {
  await sql(
    app,
    `insert into hook_corrections (user_id, target, kind, corrected_at)
     values ($1, 'video:7400000000000000001', 'story', now()), ($1, 'file:' || repeat('0f', 32), 'list', now())`,
    [userId],
  );
}

/** Two views of the table of reports, and a link that shows one. */
async function writeViews(app: TestApp, { userId }: TestUser) {
  await sql(
    app,
    `insert into video_report_views (user_id, name, filters, is_default, created_at)
     values ($1, '=1+1', '{"q": "été", "sort": "views"}', true, now()), ($1, 'clients', '{}', false, now())`,
    [userId],
  );
  await sql(
    app,
    `insert into share_links (user_id, account_report_id, token_hash, name, hidden, created_at, expires_at)
     select $1, id, sha256('jeton'), 'cliente', '{counts}', now(), now() + interval '7 days'
     from account_reports where user_id = $1 limit 1`,
    [userId],
  );
}

/** An experiment that is locked, with a video taken out again, and one that was deleted. */
async function writeExperiments(app: TestApp, { userId }: TestUser) {
  const [row] = await sql(
    app,
    `insert into experiments (user_id, username, hypothesis, variable, metric, at_age_days, planned_per_arm,
       false_alarm, created_at, lesson)
     values ($1, 'marie.cuisine', '=1+1', 'accroche', 'views', 7, 6, 0.05, now() - interval '2 days', 'à suivre')
     returning id`,
    [userId],
  );
  await sql(
    app,
    `insert into experiments (user_id, username, hypothesis, variable, metric, at_age_days, planned_per_arm,
       false_alarm, created_at, deleted_at)
     values ($1, 'marie.cuisine', 'autre', 'durée', 'engagement', 3, 9, 0.1, now() - interval '3 days', now())`,
    [userId],
  );
  await sql(
    app,
    `insert into experiment_videos (experiment_id, user_id, video_id, arm, published_at, added_at, withdrawn_at)
     select $2, $1, '740000000000000000' || n, case n when 1 then 'usual' else 'variant' end,
       now() - interval '1 day', now(), case n when 2 then now() end
     from generate_series(1, 2) n`,
    [userId, row?.['id']],
  );
}

export async function download(
  app: TestApp,
  as: TestUser,
  headers: Record<string, string> = {},
): Promise<Buffer> {
  const response = await app.request('/export/archive', { as, headers });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
  return Buffer.from(await response.arrayBuffer());
}

export const exported = async (app: TestApp, as: TestUser) => unzip(await download(app, as));

export function unzip(bytes: Buffer): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error !== null) return reject(error);
      zip.on('entry', entry => {
        zip.openReadStream(entry, (failure, stream) => {
          if (failure !== null) return reject(failure);
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            found.set(entry.fileName, Buffer.concat(chunks).toString());
            zip.readEntry();
          });
        });
      });
      zip.once('end', () => resolve(found));
      zip.readEntry();
    });
  });
}

export async function zipped(content: ReadonlyMap<string, string>, mode = 0o100644): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of content) zip.addBuffer(Buffer.from(text), name, { mode });
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The archive with one file replaced and the manifest updated to match. */
export function changed(files: ReadonlyMap<string, string>, name: string, text: string): Map<string, string> {
  const content = new Map(files).set(name, text);
  const manifest = JSON.parse(files.get('manifest.json') ?? '') as Manifest;
  for (const file of manifest.files.filter(one => one.name === name)) {
    file.sha256 = createHash('sha256').update(text).digest('hex');
    file.bytes = Buffer.byteLength(text);
    file.rows = text.split('\n').filter(line => line.startsWith('{')).length;
  }
  return content.set('manifest.json', JSON.stringify(manifest));
}

/** Clears the rate limit first, as if a minute had passed since the previous upload. */
export async function upload(app: TestApp, as: TestUser, bytes: Buffer, query = '') {
  await sql(app, `delete from rate_limits where key like 'archive-%'`);
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'accroche.zip'));
  return app.request(`/import/archive${query}`, { method: 'POST', as, body: form });
}

export const rowsOf = (files: ReadonlyMap<string, string>, name: string) =>
  JSON.parse(files.get(`data/${name}.json`) ?? '') as Record<string, unknown>[];
export const dataOf = (content: Map<string, string>) =>
  Object.fromEntries([...content].filter(([name]) => name.startsWith('data/')));
export const sql = (app: TestApp, text: string, values: unknown[] = []) =>
  app.app.db.system.rows<Record<string, unknown>>({ name: '', text, values });
