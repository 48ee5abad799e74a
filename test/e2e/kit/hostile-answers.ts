import { parseEmail } from '#domain/auth/email.ts';
import { NOTIFICATION_EVENTS } from '#domain/notifications/notification-choice.ts';
import { localDateIn } from '#domain/time/local-days.ts';
import { TESTIMONIAL_ZONE } from '#domain/testimonials/testimonial.ts';
import { SCRIPTS } from '#test/corpora/scripts.ts';
import type { Page } from '@playwright/test';
import { changeAnswer } from './changed-answer.ts';
import type { Filled } from './filled-scene.ts';
import type { HostilePages } from './hostile-work.ts';

type Row = Record<string, unknown>;

/** The payloads that fit on one line, few enough for a page to show them all. */
const LINES = SCRIPTS.filter(text => text.length <= 60 && text.trim() === text && !/[\p{C}\p{Z}]/u.test(text))
  .filter((_, index) => index % 4 === 0)
  .slice(0, 40);
/** Valid email addresses with a payload before the @. */
const ADDRESSES = [
  ...new Set(
    [...SCRIPTS, `'onmouseover='alert(1)'x='`, '{{7*7}}', '${alert(1)}', '`alert`', "=cmd|'/c'!a1"]
      .map(text => `${text.replace(/[\s"(),:;<>[\\\]@]/g, '')}@exemple.fr`)
      .filter(text => parseEmail(text) === text),
  ),
];

/** Submits invalid codes and email addresses, which must be refused; returns those that were accepted. */
export async function refusedAtTheDoor({ owner }: Filled): Promise<string[]> {
  const taken: string[] = [];
  const tryOut = async (path: string, json: object) => {
    const { status } = await owner.call(path, { method: 'POST', json });
    if (status !== 422) taken.push(`${path} ${JSON.stringify(json)}: ${status}`);
  };
  const { items } = (await (await owner.call('/linked-accounts')).json()) as { items: { id: string }[] };
  const schedule = { accountId: items[0]?.id, frequency: 'weekly', day: 1, hour: 8, days: 7, to_me: true };
  for (const text of LINES) {
    await tryOut('/admin/coupons', { code: text, percent_off: 5, duration: 'once' });
    await tryOut('/report-schedules', { ...schedule, recipients: [text] });
  }
  return taken;
}

/** Puts the valid email addresses into schedules, and hostile text around a testimonial, over HTTP. */
export async function fillWithHostileAnswers({ owner }: Filled): Promise<HostilePages> {
  const call = async <Body>(path: string, method: string, json: object): Promise<Body> => {
    const answer = await owner.call(path, { method, json });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return (text.startsWith('{') ? JSON.parse(text) : null) as Body;
  };
  const pages: HostilePages = new Map();
  const { items } = (await (await owner.call('/report-schedules')).json()) as {
    items: { id: string; frequency: string; day: number; hour: number; days: number }[];
  };
  const [schedule] = items;
  const recipients = ADDRESSES.slice(0, 5);
  if (schedule !== undefined) {
    const { id, frequency, day, hour, days } = schedule;
    const asked = { frequency, day, hour, days, to_me: true, is_paused: false, recipients };
    await call(`/report-schedules/${id}`, 'PUT', asked);
  }
  pages.set('/account-reports', recipients);

  const [name = '', reply = '', note = ''] = [0, 1, 2].map(at => LINES.slice(at * 8, at * 8 + 8).join(' '));
  const today = localDateIn(TESTIMONIAL_ZONE)(new Date());
  const { testimonial } = await call<{ testimonial: { id: string; changed_at: string } }>(
    '/testimonials/mine',
    'PUT',
    {
      text: note.padEnd(20, '.'),
      name: name.slice(0, 40).trim(),
      rating: 1,
      role: 'other',
      language: 'fr',
      experienced_on: today,
      consent: true,
    },
  );
  const { id, changed_at } = testimonial;
  await call(`/admin/testimonials/${id}/decision`, 'POST', { changed_at, refusal: null });
  await call(`/testimonials/${id}/reports`, 'POST', { cause: 'other', text: note });
  await call(`/admin/testimonials/${id}/reply`, 'PUT', { text: reply });
  pages.set('/testimonials/mine', [note, reply]);
  pages.set('/admin/testimonials?state=reported', [note, reply]);
  return pages;
}

/**
 * Values that other services could return one day: coupon codes created at the payment service, and captions in
 * notifications.
 */
export async function answerHostilely(page: Page): Promise<HostilePages> {
  await changeAnswer<{ items: Row[] }>(page, 'admin/money/coupons', answer => {
    const [one] = answer.items;
    answer.items = LINES.map(code => ({ ...one, id: code, code }));
  });
  await changeAnswer<{ items: Row[]; nextCursor: null }>(page, 'notifications/browse', answer => {
    const at = new Date().toISOString();
    const none = {
      security: null,
      quota: null,
      billing: null,
      factor: 2,
      decision: null,
      recipient: null,
      at: null,
      path: null,
    };
    const failed = { code: 'source_failed', values: {} };
    answer.items = NOTIFICATION_EVENTS.filter(
      event => !['quota_low', 'billing', 'testimonial'].includes(event),
    ).flatMap(event =>
      LINES.map((text, nth) => ({
        ...none,
        id: `00000000-0000-4000-8000-${event.length}${String(nth).padStart(10, '0')}0`.slice(0, 36),
        event,
        created_at: at,
        read_at: null,
        username: text,
        name: text,
        error: event.endsWith('failed') ? failed : null,
        security: event === 'security' ? 'api_key_created' : null,
      })),
    );
    answer.nextCursor = null;
  });
  await changeAnswer<{ items: { recipients: Row[] }[] }>(page, 'reportSchedules/list', answer => {
    for (const one of answer.items) {
      const [first] = one.recipients;
      one.recipients = LINES.map((email, nth) => ({ ...first, id: String(nth), email }));
    }
  });
  return new Map([
    ['/admin/revenue', LINES],
    ['/notifications', LINES],
    ['/account-reports', LINES],
  ]);
}
