import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Attachment, StaffThread, TicketThread } from '#contract/support/support.ts';
import { ATTACHMENT_LIMITS } from '#domain/support/attachment.ts';
import { SCRIPTS } from '#test/corpora/scripts.ts';
import { pngOf } from '#test/scenes/small-pictures.ts';
import { mountSmallDisk, mayMountDisks } from '#test/scenes/small-disk.ts';
import { answer, createTestApp, refusal, type TestUser, type TestApp } from '#test/harness/context.ts';
import { createLocalStorage } from '#server/integrations/storage/local-storage.ts';
import { openArchive } from '../../archive/import/open-archive.ts';
import { deleteOldSupport } from './delete-old-tickets.ts';

let testApp: TestApp;
let admin: TestUser;
let owner: TestUser;
beforeAll(async () => {
  testApp = await createTestApp({ workers: 0 });
  admin = await testApp.createUser({ admin: true });
  owner = await testApp.createUser();
});
afterAll(() => testApp.close());

const ASKED = { category: 'problem', subject: 'Une vidéo manque', text: 'Voici une capture.' };
const bring = (as: TestUser, name: string, content: Uint8Array | string) => {
  const body = Buffer.from(content);
  return testApp.request(`/support/attachments?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    as,
    headers: { 'content-type': 'application/octet-stream', 'content-length': String(body.byteLength) },
    body,
  });
};
const brought = (as: TestUser, name: string, content: Uint8Array | string) =>
  answer<Attachment>(bring(as, name, content));
const open = (as: TestUser, more: object = {}) =>
  answer<TicketThread>(
    testApp.request('/support/tickets', { method: 'POST', as, json: { ...ASKED, ...more } }),
  );
const keysOf = async (userId: string) => {
  const keys: string[] = [];
  for await (const { key } of testApp.app.storage.list(`${userId}/`)) keys.push(key);
  return keys;
};
const pdf = (more = '') => `%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${more} >>\nendobj\ntrailer\n%%EOF\n`;

describe('a file', () => {
  test('goes with a request, and only its owner and the staff get it, as a file to keep', async () => {
    const file = await brought(owner, 'capture d’écran.PNG', pngOf(3, 2, { note: 'Lyon, 45.76, 4.83' }));
    expect(file).toMatchObject({ name: 'capture d’écran.PNG', type: 'png' });
    const thread = await open(owner, { attachmentIds: [file.id] });
    expect(thread.messages[0]?.attachments).toEqual([file]);
    const got = await testApp.request(`/support/attachments/${file.id}`, { as: owner });
    expect(Object.fromEntries(got.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="capture-d-ecran.PNG"; filename*=UTF-8''capture%20d%E2%80%99%C3%A9cran.PNG`,
      'x-content-type-options': 'nosniff',
    });
    const bytes = Buffer.from(await got.arrayBuffer());
    expect([bytes.byteLength, bytes.includes('Lyon')]).toEqual([file.bytes, false]);
    expect(bytes).toEqual(pngOf(3, 2));
    const seen = await testApp.request(`/admin/ticket-attachments/${file.id}`, { as: admin });
    expect(Buffer.from(await seen.arrayBuffer())).toEqual(bytes);
    const other = await testApp.createUser();
    for (const path of [`/support/attachments/${file.id}`, `/admin/ticket-attachments/${file.id}`])
      expect([403, 404]).toContain((await testApp.request(path, { as: other })).status);
    expect((await testApp.request(`/support/attachments/${file.id}`)).status).toBe(401);
  });

  test('of somebody else, or one that was sent already, goes with nothing', async () => {
    const file = await brought(owner, 'a.txt', 'a');
    const other = await testApp.createUser();
    const asked = (as: TestUser) =>
      testApp.request('/support/tickets', {
        method: 'POST',
        as,
        json: { ...ASKED, attachmentIds: [file.id] },
      });
    expect(await refusal(asked(other))).toMatchObject({ code: 'attachment_not_found' });
    await answer(asked(owner));
    expect(await refusal(asked(owner))).toMatchObject({ code: 'attachment_not_found' });
    const gone = { method: 'DELETE', as: owner };
    expect((await testApp.request(`/support/attachments/${file.id}`, gone)).status).toBe(404);
  });

  test('that is not sent can be taken out, waits a day, and ten may wait', async () => {
    const user = await testApp.createUser();
    const [first] = await Promise.all(
      Array.from({ length: ATTACHMENT_LIMITS.waiting }, (_, index) => brought(user, `${index}.txt`, 'x')),
    );
    expect(await refusal(bring(user, 'eleventh.txt', 'x'))).toMatchObject({
      code: 'attachment_limit_reached',
      values: { limit: 10 },
    });
    const path = `/support/attachments/${first?.id}`;
    expect((await testApp.request(path, { method: 'DELETE', as: user })).status).toBe(204);
    expect(await keysOf(user.userId)).toHaveLength(9);
    expect((await testApp.request(`/admin/ticket-attachments/${first?.id}`, { as: admin })).status).toBe(404);
    const now = testApp.app.clock.now();
    testApp.setNow(new Date(now.getTime() + 25 * 3_600_000));
    await deleteOldSupport(testApp.app);
    testApp.setNow(now);
    expect(await keysOf(user.userId)).toEqual([]);
  });

  test.each([
    ['a program', 'photo.png', Buffer.from('MZ\u0090\u0000\u0003', 'latin1'), 'attachment_wrong_type'],
    [
      'a page called a picture',
      'photo.jpg',
      Buffer.from([0x3c, 0x68, 0x74, 0xff, 0x3e]),
      'attachment_wrong_type',
    ],
    ['a picture that was cut', 'photo.png', pngOf(3, 2).subarray(0, 40), 'attachment_damaged'],
    ['a picture of a million rows', 'photo.png', huge(), 'attachment_damaged'],
    [
      'a document with a script',
      'a.pdf',
      Buffer.from(pdf('/OpenAction << /S /Java#53cript /JS (x) >>')),
      'attachment_active',
    ],
    [
      'a document that starts a program',
      'a.pdf',
      Buffer.from(pdf('/A << /S /Launch >>')),
      'attachment_active',
    ],
    [
      'a script after a comment that says “stream”',
      'a.pdf',
      Buffer.from(`%PDF-1.7\n%stream\n${pdf('/A << /S /Rendition /JS (x) >>')}%endstream\n%%EOF\n`),
      'attachment_active',
    ],
    [
      'a script that stands within a picture',
      'a.pdf',
      Buffer.from(pdf('>>\nstream\n2 0 obj << /S /JavaScript /JS%c\n(x) >>\nendobj\nendstream\n<<')),
      'attachment_active',
    ],
    ['a document that was cut', 'a.pdf', Buffer.from('%PDF-1.7\n'), 'attachment_damaged'],
    ['a text with bytes that are none', 'a.txt', Buffer.from([0x61, 0x00, 0x62]), 'attachment_wrong_type'],
    ['nothing', 'a.txt', Buffer.alloc(0), 'upload_empty'],
    ['six megabytes', 'a.txt', Buffer.alloc(6_000_000, 0x61), 'upload_too_large'],
  ])('that is %s is refused with a sentence', async (_, name, content, code) => {
    const told = await refusal(bring(owner, name, content));
    expect(told.code).toBe(code);
    expect(told.message.length).toBeGreaterThan(20);
  });

  test('is what its content says, whatever it is called', async () => {
    expect(await brought(owner, 'data.json', '{"a": [1, 2]}')).toMatchObject({
      type: 'json',
      name: 'data.json',
    });
    expect(await brought(owner, 'data.json', '{"a": ')).toMatchObject({ type: 'txt', name: 'data.json.txt' });
    expect(await brought(owner, 'page.html', '<script>alert(1)</script>')).toMatchObject({
      type: 'txt',
      name: 'page.html.txt',
    });
    // As random as a picture: by chance it contains any name of three letters.
    const picture = Buffer.alloc(4_000_000);
    for (let at = 0, state = 1; at < picture.length; at++) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      picture[at] = state >>> 16;
    }
    const drawn = Buffer.concat([
      Buffer.from(`${pdf()}stream\n`),
      picture,
      Buffer.from('\nendstream\n%%EOF'),
    ]);
    expect(await brought(owner, 'dessin.pdf', drawn)).toMatchObject({ type: 'pdf' });
    expect(await brought(owner, '../../\u202egnp.exe', pdf())).toMatchObject({
      type: 'pdf',
      name: 'gnp.exe.pdf',
    });
  });

  test('of a table reaches the staff as a text, which no spreadsheet reckons', async () => {
    const user = await testApp.createUser();
    const file = await brought(user, 'releve.csv', '=HYPERLINK("https://x.example")\n');
    await open(user, { attachmentIds: [file.id] });
    const got = await testApp.request(`/admin/ticket-attachments/${file.id}`, { as: admin });
    expect(got.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(got.headers.get('content-disposition')).toContain('filename="releve.csv.txt"');
  });

  test('stands in the archive with what it holds', async () => {
    const user = await testApp.createUser();
    const file = await brought(user, 'a.txt', 'contenu');
    await open(user, { attachmentIds: [file.id] });
    const zip = Buffer.from(await (await testApp.request('/export/archive', { as: user })).arrayBuffer());
    const entries = await openArchive(zip);
    const held = await text(await entries.read('account/support-files.json'));
    expect(JSON.parse(held)).toMatchObject([
      { id: file.id, name: 'a.txt', content_base64: Buffer.from('contenu').toString('base64') },
    ]);
    expect(await text(await entries.read('account/support-tickets.json'))).toContain(file.id);
    expect(await text(await entries.read('account/support-files.csv'))).not.toContain('content_base64');
  });

  test.skipIf(!mayMountDisks())(
    'for which the disk has no room is refused, and nothing is left of it',
    async () => {
      const disk = mountSmallDisk(256);
      if (disk === null) throw new Error('no disk');
      const full = await createTestApp({
        workers: 0,
        beside: testApp,
        storage: createLocalStorage(disk.folder),
      });
      const user = await testApp.createUser();
      const body = Buffer.alloc(400_000, 0x61);
      const send = (content: Buffer) =>
        full.request('/support/attachments?name=a.txt', {
          method: 'POST',
          as: user,
          headers: {
            'content-type': 'application/octet-stream',
            'content-length': String(content.byteLength),
          },
          body: new Uint8Array(content),
        });
      expect(await refusal(send(body))).toMatchObject({ status: 507, code: 'storage_full' });
      expect((await send(body.subarray(0, 1_000))).status).toBe(201);
      await full.close();
      disk.remove();
    },
  );
});

/** Says that it is twenty thousand and one pixels high. */
function huge(): Buffer {
  const picture = pngOf(1, 1);
  picture.writeUInt32BE(1_000_000, 20);
  return picture;
}

test('hostile texts stay what they are: subject, text, names of files, notes', async () => {
  const user = await testApp.createUser();
  const texts = SCRIPTS.filter(
    text => text.trim() === text && text.length <= 110 && !/[\p{Cc}]/u.test(text),
  ).slice(0, 60);
  expect(texts).toHaveLength(60);
  const file = await brought(user, `${texts[0]}.txt`, texts.join('\n'));
  expect(file.name).not.toMatch(/[<>"\u202e]/);
  const { id } = await open(user, { subject: texts[1], text: texts.join('\n'), attachmentIds: [file.id] });
  for (const text of texts.slice(0, 10))
    await answer(
      testApp.request(`/support/tickets/${id}/messages`, { method: 'POST', as: user, json: { text } }),
    );
  const note = { method: 'POST', as: admin, json: { text: texts[2] } };
  const staff = await answer<StaffThread>(testApp.request(`/admin/tickets/${id}/notes`, note));
  expect(staff.notes.map(({ text, staff: by }) => [text, by])).toEqual([[texts[2], admin.email]]);
  expect(staff.subject).toBe(texts[1]);
  expect(staff.messages.slice(1).map(({ text }) => text)).toEqual(texts.slice(0, 10));
  const own = await (await testApp.request(`/support/tickets/${id}`, { as: user })).text();
  expect(own).not.toContain('notes');
  expect(own).not.toContain(admin.email);
});

describe('a file of somebody without an account', () => {
  const contact = async (email = `invite-${Math.random().toString(36).slice(2)}@exemple.fr`) =>
    answer<{ reference: string; filesToken: string }>(
      testApp.request('/support/contact', {
        method: 'POST',
        json: { ...ASKED, email, language: 'fr', tookMs: 9_000 },
        headers: { 'x-forwarded-for': `192.0.2.${Math.floor(Math.random() * 250)}` },
      }),
    );
  const add = (token: string, name: string, content: Uint8Array | string) =>
    testApp.request(`/support/contact/files?${new URLSearchParams({ token, name })}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: Buffer.from(content),
    });
  const threadOf = async (reference: string) => {
    const { items } = await answer<{ items: { id: string; reference: string }[] }>(
      testApp.request('/admin/tickets?limit=100', { as: admin }),
    );
    const id = items.find(item => item.reference === reference)?.id ?? '';
    return answer<StaffThread>(testApp.request(`/admin/tickets/${id}`, { as: admin }));
  };

  test('goes with the request that was just made, bared like any other, in the order it came in', async () => {
    const { reference, filesToken } = await contact();
    const picture = await answer<Attachment>(add(filesToken, 'capture.png', pngOf(3, 2, { note: 'Lyon' })));
    await answer(add(filesToken, '../../notes.txt', 'bonjour'));
    const { messages, id } = await threadOf(reference);
    expect(messages[0]?.attachments.map(({ name }) => name)).toEqual(['capture.png', 'notes.txt']);
    const got = await testApp.request(`/admin/ticket-attachments/${picture.id}`, { as: admin });
    expect(Buffer.from(await got.arrayBuffer()).includes('Lyon')).toBe(false);
    expect(await keysOf(id)).toHaveLength(2);
    expect((await testApp.request(`/support/attachments/${picture.id}`, { as: owner })).status).toBe(404);
  });

  test('is checked and counted: what is wrong or too much leaves nothing behind', async () => {
    const { reference, filesToken } = await contact();
    expect(await refusal(add(filesToken, 'x.exe', Buffer.from([0x4d, 0x5a, 0, 0xff])))).toMatchObject({
      code: 'attachment_wrong_type',
    });
    expect(await refusal(add(filesToken, 'x.pdf', pdf('/JavaScript (1)')))).toMatchObject({
      code: 'attachment_active',
    });
    expect(await refusal(add(filesToken, 'x.txt', 'x'.repeat(ATTACHMENT_LIMITS.bytes + 1)))).toMatchObject({
      code: 'upload_too_large',
    });
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async (_, nth) => (await add(filesToken, `${nth}.txt`, `n° ${nth}`)).status),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
    const { id } = await threadOf(reference);
    expect(await keysOf(id)).toHaveLength(ATTACHMENT_LIMITS.files);
  });

  test('is taken with a token of ours alone, for an hour', async () => {
    const { filesToken } = await contact();
    const [ticket, message, until, seal] = filesToken.split('.');
    const other = (await contact()).filesToken.split('.');
    for (const forged of [
      [other[0], message, until, seal],
      [ticket, message, 'zzzzzzzzz', seal],
      [ticket, message, until, other[3]],
      [ticket, message, until, ''],
    ])
      expect(await refusal(add(forged.join('.'), 'x.txt', 'x'))).toMatchObject({
        status: 403,
        code: 'contact_files_over',
      });
    const now = testApp.app.clock.now();
    testApp.setNow(new Date(now.getTime() + 3_700_000));
    expect((await add(filesToken, 'x.txt', 'x')).status).toBe(403);
    testApp.setNow(now);
    expect((await add(filesToken, 'x.txt', 'x')).status).toBe(201);
  });
});
