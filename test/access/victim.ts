import { localDateIn } from '#domain/time/local-days.ts';
import type { BinnedReport, ReportSummary } from '#contract/account-reports/account-reports.ts';
import type { BinnedAccount, JobRun, LinkedAccount } from '#contract/accounts/accounts.ts';
import type { ApiKey } from '#contract/api-keys.ts';
import type { ExperimentItem } from '#contract/experiments.ts';
import type { ImportBatch } from '#contract/imports.ts';
import type { ReportSchedule } from '#contract/report-schedules.ts';
import type { SessionItem } from '#contract/sessions.ts';
import { insertVideoReports } from '#test/scenes/stored-analyses.ts';
import { answer, type TestUser, type TestApp } from '#test/harness/context.ts';

const SECRET_HANDLE = 'victime.secrete';
const SECRET_CAPTION = 'Secret de famille';

/** Somebody with something of every kind that a call can name. */
export interface Victim {
  user: TestUser;
  theirs: Record<
    | 'account'
    | 'otherAccount'
    | 'run'
    | 'batch'
    | 'binned'
    | 'report'
    | 'binnedReport'
    | 'schedule'
    | 'recipient'
    | 'videoReport'
    | 'reportView'
    | 'shareLink'
    | 'experiment'
    | 'generatedText'
    | 'download'
    | 'analysis'
    | 'binnedAnalysis'
    | 'upload'
    | 'conversation'
    | 'message'
    | 'ticket'
    | 'notification'
    | 'testimonial'
    | 'attachment'
    | 'apiKey'
    | 'session',
    string
  >;
  /** Words that stand in no answer to anybody else. */
  marks: string[];
}

export async function createVictim(testApp: TestApp): Promise<Victim> {
  const user = await testApp.createUser({ plan: 'business_pro' });
  const linked = await answer<{ account: LinkedAccount; run: JobRun }>(
    testApp.request('/linked-accounts', {
      method: 'POST',
      as: user,
      json: { handle: 'demo-lea-cuisine' },
    }),
  );
  const form = new FormData();
  form.append('file', new File([JSON.stringify([importedItem()])], 'export.json'));
  const { batch } = await answer<{ batch: ImportBatch }>(
    testApp.request('/imports', { method: 'POST', as: user, body: form }),
  );
  const experiment = await withExperiment(testApp, user, linked.account.id);
  const download = await withDownload(testApp, user);
  const reports = await withReports(testApp, user);
  const binned = await withBinned(testApp, user);
  const videoReports = await withVideoReports(testApp, user);
  const analyses = await withAnalyses(testApp, user);
  const conversation = await withConversation(testApp, user);
  const { key } = await answer<{ key: ApiKey }>(
    testApp.request('/api-keys', {
      method: 'POST',
      as: user,
      json: { password: user.password, name: 'Tableur', days: 30 },
    }),
  );
  const { items } = await answer<{ items: SessionItem[] }>(testApp.request('/sessions', { as: user }));
  const theirs = {
    account: linked.account.id,
    otherAccount: await importedAccount(testApp, user),
    run: linked.run.id,
    batch: batch.id,
    binned,
    ...reports,
    ...videoReports,
    ...analyses,
    ...conversation,
    ticket: await withTicket(testApp, user),
    notification: await withNotification(testApp, user),
    testimonial: await withTestimonial(testApp, user),
    attachment: await withAttachment(testApp, user),
    experiment,
    generatedText: await withText(testApp, user),
    download,
    apiKey: key.id,
    session: items[0]?.id ?? '',
  };
  const marks = [user.userId, user.email, SECRET_HANDLE, SECRET_CAPTION, ...Object.values(theirs)];
  return { user, theirs, marks };
}

/** An experiment of this account that waits for its first video. */
async function withExperiment(testApp: TestApp, as: TestUser, accountId: string): Promise<string> {
  const rule = { metric: 'views', atAgeDays: 7, plannedPerArm: 6 };
  const json = { accountId, hypothesis: SECRET_CAPTION, variable: SECRET_HANDLE, ...rule };
  const { id } = await answer<ExperimentItem>(testApp.request('/experiments', { method: 'POST', as, json }));
  return id;
}

/** A hook that was written for them. */
async function withText(testApp: TestApp, as: TestUser): Promise<string> {
  const written = await testApp.request('/generations/hooks', {
    method: 'POST',
    as,
    json: { key: 'a-key-of-the-victim', language: 'fr', platform: 'tiktok', topic: SECRET_CAPTION },
  });
  // The texts are stored once the last one has been read.
  await written.text();
  const { items } = await answer<{ items: { id: string }[] }>(testApp.request('/generations', { as }));
  return items[0]?.id ?? '';
}

/** A conversation with a question that is answered. */
async function withConversation(
  { app }: TestApp,
  { userId }: TestUser,
): Promise<Record<'conversation' | 'message', string>> {
  const row = await app.db.system.row<{ conversation: string; message: string }>({
    name: 'test-victim-conversation',
    text: `with c as (
             insert into conversations (user_id, title, created_at, changed_at) values ($1, $2, now(), now())
             returning id)
           insert into conversation_messages (id, user_id, conversation_id, place, question, state, asked_at)
           select gen_random_uuid(), $1, c.id, 1, $3, 'stopped', now() from c
           returning conversation_id as conversation, id as message`,
    values: [userId, SECRET_HANDLE, SECRET_CAPTION],
  });
  return { conversation: row?.conversation ?? '', message: row?.message ?? '' };
}

/** What they asked the support. */
async function withTicket(testApp: TestApp, as: TestUser): Promise<string> {
  const json = { category: 'problem', subject: SECRET_HANDLE, text: SECRET_CAPTION };
  const { id } = await answer<{ id: string }>(
    testApp.request('/support/tickets', { method: 'POST', as, json }),
  );
  return id;
}

/** A file that is not attached to a message of theirs yet. */
async function withAttachment(testApp: TestApp, as: TestUser): Promise<string> {
  const { id } = await answer<{ id: string }>(
    testApp.request('/support/attachments?name=secret.txt', {
      method: 'POST',
      as,
      headers: {
        'content-type': 'application/octet-stream',
        'content-length': String(SECRET_CAPTION.length),
      },
      body: Buffer.from(SECRET_CAPTION),
    }),
  );
  return id;
}

/** What they said of the product; nobody has read it yet. */
async function withTestimonial(testApp: TestApp, as: TestUser): Promise<string> {
  const json = {
    text: SECRET_CAPTION.padEnd(20, '.'),
    rating: 5,
    name: 'Quelqu’un',
    role: 'creator',
    language: 'fr',
    experienced_on: localDateIn('Europe/Paris')(new Date()),
    consent: true,
  };
  const { testimonial } = await answer<{ testimonial: { id: string } }>(
    testApp.request('/testimonials/mine', { method: 'PUT', as, json }),
  );
  return testimonial.id;
}

/** A notification of theirs. */
async function withNotification({ app }: TestApp, { userId }: TestUser): Promise<string> {
  const row = await app.db.system.row<{ id: string }>({
    name: 'test-victim-notification',
    text: `insert into notifications (user_id, event, details, created_at)
           values ($1, 'sync_done', json_build_object('username', $2::text), now()) returning id`,
    values: [userId, SECRET_HANDLE],
  });
  return row?.id ?? '';
}

/** A video that was downloaded. */
async function withDownload({ app }: TestApp, { userId }: TestUser): Promise<string> {
  const row = await app.db.system.row<{ id: string }>({
    name: 'test-victim-download',
    text: `insert into downloads (user_id, link, video_id, username, caption, wanted, state, storage_key, sha256,
             held_bytes, rights_version, rights_at, created_at, expires_at)
           values ($1::uuid, 'https://www.tiktok.com/@victime.secrete/video/7400000000000000002', '7400000000000000002', $2,
             $3, 'h264', 'ready', ($1::uuid)::text || '/downloads/' || gen_random_uuid(), sha256('x'), 5, 1, now(), now(),
             now() + interval '1 day') returning id`,
    values: [userId, SECRET_HANDLE, SECRET_CAPTION],
  });
  return row?.id ?? '';
}

/** A report that stands, one in the bin, and one that comes every week. */
async function withReports(
  testApp: TestApp,
  as: TestUser,
): Promise<Record<'report' | 'binnedReport' | 'schedule' | 'recipient', string>> {
  const accounts = await answer<{ items: LinkedAccount[] }>(testApp.request('/linked-accounts', { as }));
  const accountId = accounts.items.find(({ tiktok_username }) => tiktok_username === SECRET_HANDLE)?.id;
  const analyse = () =>
    answer<ReportSummary>(testApp.request('/account-analyses', { method: 'POST', as, json: { accountId } }));
  const [first, second] = [await analyse(), await analyse()];
  await testApp.request(`/account-reports/${first.id}`, { method: 'DELETE', as });
  const { items } = await answer<{ items: BinnedReport[] }>(testApp.request('/account-reports/bin', { as }));
  const schedule = await answer<ReportSchedule>(
    testApp.request('/report-schedules', {
      method: 'POST',
      as,
      json: { accountId, frequency: 'weekly', day: 1, hour: 8, days: 7, recipients: [], to_me: true },
    }),
  );
  const { id, recipients } = schedule;
  return {
    report: second.id,
    binnedReport: items[0]?.id ?? '',
    schedule: id,
    recipient: recipients[0]?.id ?? '',
  };
}

/** A report of a video, a view of their table, and a link that shows the report. */
async function withVideoReports(
  testApp: TestApp,
  as: TestUser,
): Promise<Record<'videoReport' | 'reportView' | 'shareLink', string>> {
  const [videoReport = ''] = await insertVideoReports(testApp, as, [
    { title: SECRET_CAPTION, username: SECRET_HANDLE },
  ]);
  const view = await answer<{ id: string }>(
    testApp.request('/video-report-views', {
      method: 'POST',
      as,
      json: { name: SECRET_CAPTION, filters: { account: SECRET_HANDLE } },
    }),
  );
  const { link } = await answer<{ link: { id: string } }>(
    testApp.request('/share-links', {
      method: 'POST',
      as,
      json: { kind: 'video_report', reportId: videoReport, days: 7 },
    }),
  );
  return { videoReport, reportView: view.id, shareLink: link.id };
}

/** An analysis that stands, one in the bin, and a file that waits for one. */
async function withAnalyses(
  testApp: TestApp,
  as: TestUser,
): Promise<Record<'analysis' | 'binnedAnalysis' | 'upload', string>> {
  const [analysis = '', binnedAnalysis = ''] = await insertVideoReports(testApp, as, [
    { title: SECRET_CAPTION, username: SECRET_HANDLE },
    { title: SECRET_CAPTION, username: SECRET_HANDLE },
  ]);
  await testApp.request(`/analyses/${binnedAnalysis}`, { method: 'DELETE', as });
  const upload = await answer<{ id: string }>(
    testApp.request(`/analysis-uploads?name=${SECRET_HANDLE}.srt`, {
      method: 'POST',
      as,
      headers: { 'content-type': 'application/octet-stream' },
      body: `1\n00:00:01,000 --> 00:00:02,000\n${SECRET_CAPTION}\n`,
    }),
  );
  return { analysis, binnedAnalysis, upload: upload.id };
}

/** The account that the import has linked. */
async function importedAccount(testApp: TestApp, as: TestUser): Promise<string> {
  const { items } = await answer<{ items: LinkedAccount[] }>(testApp.request('/linked-accounts', { as }));
  return items.find(account => account.tiktok_username === SECRET_HANDLE)?.id ?? '';
}

/** An account that was linked and deleted again: it waits in the bin. */
async function withBinned(testApp: TestApp, as: TestUser): Promise<string> {
  const { account } = await answer<{ account: LinkedAccount }>(
    testApp.request('/linked-accounts', { method: 'POST', as, json: { handle: 'demo-tom-course' } }),
  );
  await testApp.request(`/linked-accounts/${account.id}`, { method: 'DELETE', as });
  const { items } = await answer<{ items: BinnedAccount[] }>(testApp.request('/linked-accounts/bin', { as }));
  return items[0]?.id ?? '';
}

function importedItem() {
  return {
    id: '7400000000000000001',
    text: SECRET_CAPTION,
    createTimeISO: new Date(Date.now() - 86_400_000).toISOString(),
    authorMeta: { name: SECRET_HANDLE, fans: 5_300 },
    webVideoUrl: `https://www.tiktok.com/@${SECRET_HANDLE}/video/7400000000000000001`,
    playCount: 1_200,
    diggCount: 90,
    shareCount: 6,
    commentCount: 4,
  };
}

/** What an attacker adds to a request in case the server trusts it. */
export function forgedClaims({ user: { userId, email } }: Victim) {
  return {
    headers: {
      'x-user-id': userId,
      'x-forwarded-user': email,
      'x-role': 'admin',
      'x-plan': 'business_enterprise',
      'x-http-method-override': 'GET',
      'x-supabase-auth': userId,
      cookie: `userId=${userId}; role=admin; plan=business_pro; accroche-session=${userId}`,
    },
    query: `userId=${userId}&user_id=${userId}&role=admin&plan=business_pro&plan_type=business_enterprise`,
    body: {
      userId,
      user_id: userId,
      sub: userId,
      role: 'admin',
      is_admin: true,
      plan: 'business_enterprise',
      plan_type: 'business_enterprise',
    },
  };
}
