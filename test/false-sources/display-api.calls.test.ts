import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, test } from 'vitest';
import { createDisplaySource } from '#server/integrations/tiktok-api/api-source.ts';
import {
  displayVideo,
  failure,
  openTiktokServer,
  TIKTOK_ENV,
  type TiktokPerson,
  type TiktokServer,
} from '#test/stand-ins/tiktok-server.ts';
import { answer, createTestApp, type TestApp } from '#test/harness/context.ts';
import { keepsTheTruth, liedTo, type LiedTo } from './scene.ts';
import { NO_COUNTS, NO_DATES, PAGE, told, type LieTable } from './false-answers.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const HANDLE = 'atelier.exemple';
const videos = (changes: object = {}) =>
  Array.from({ length: 5 }, (_, index) => displayVideo(HANDLE, NOW, index, changes));
const owner = (changes: Partial<TiktokPerson> = {}): TiktokPerson => ({
  openId: '_000owner',
  username: HANDLE,
  followers: 45_321,
  videos: videos(),
  ...changes,
});

let tiktok: TiktokServer;
let testApp: TestApp;
let subject: LiedTo;
let hours = 0;

beforeAll(async () => {
  tiktok = await openTiktokServer(owner());
  testApp = await createTestApp({
    now: NOW,
    workers: 0,
    sourcesOf: ({ config, db, secrets }) =>
      config.tiktok === null ? [] : [createDisplaySource({ db, secrets }, config.tiktok)],
    env: { ...TIKTOK_ENV, TIKTOK_ORIGIN: tiktok.origin, TIKTOK_API_ORIGIN: tiktok.origin },
  });
  subject = await liedTo(testApp, HANDLE);
  const browser = randomBytes(32).toString('base64url');
  const { url } = await answer<{ url: string }>(
    testApp.request(`/linked-accounts/${subject.accountId}/connection`, {
      method: 'POST',
      as: subject.user,
      json: { browser, origin: 'http://localhost:3000' },
    }),
  );
  const back = tiktok.allow(url);
  await answer(
    testApp.request('/connections/tiktok', {
      method: 'POST',
      as: subject.user,
      json: { browser, state: back.get('state'), code: back.get('code') },
    }),
  );
});
afterAll(async () => {
  await testApp.close();
  await tiktok.close();
});

type Telling = () => void;
const says = (changes: Partial<TiktokPerson>) => () => Object.assign(tiktok.person, owner(changes));
const answers = (body: string) => () => {
  tiktok.misbehave = ({ path }) => (path.includes('oauth') ? undefined : { status: 200, body });
};
const counting = (count: unknown): Telling =>
  says({
    followers: count as number,
    videos: videos({ view_count: count, like_count: count, comment_count: count, share_count: count }),
  });
const dated = (seconds: number): Telling =>
  says({
    videos: [...videos({ create_time: seconds }), displayVideo(HANDLE, new Date(seconds * 1000), 0)],
    hidden: -1,
  });

const LINES: LieTable<Telling> = {
  'an empty list though the profile counts videos': {
    tells: says({ videos: [], hidden: 5 }),
    names: 'source_challenge',
  },
  'another author': { tells: says({ username: 'un.autre' }), names: 'source_wrong_account' },
  'counts below zero': { tells: counting(NO_COUNTS['counts below zero']), names: 'source_parse_changed' },
  'counts that are no numbers': {
    tells: counting(NO_COUNTS['counts that are no numbers']),
    names: 'source_parse_changed',
  },
  'counts past all counting': {
    tells: counting(NO_COUNTS['counts past all counting']),
    names: 'source_parse_changed',
  },
  'a date to come': { tells: dated(NO_DATES['a date to come']), names: null },
  'a date before the platform': { tells: dated(NO_DATES['a date before the platform']), names: null },
  'the same video twice': {
    tells: says({ videos: videos().flatMap(video => [video, video]), hidden: -5 }),
    names: null,
  },
  'half a JSON': { tells: answers('{"data":{"user":{"open_id":"_000ow'), names: 'source_parse_changed' },
  'HTML instead of JSON': { tells: answers(PAGE), names: 'source_parse_changed' },
  'an error told as a success': {
    tells: answers(JSON.stringify(failure('internal_error'))),
    names: 'source_unavailable',
  },
};

test.each(told(LINES))('the Display API lies: %s', async (_lie, tells, names) => {
  await keepsTheTruth(subject, names, {
    lie: tells,
    tellTheTruth() {
      tiktok.misbehave = null;
      Object.assign(tiktok.person, { hidden: 0 }, owner());
    },
    later: () => testApp.setNow(new Date(NOW.getTime() + (hours += 2) * 3_600_000)),
  });
});
