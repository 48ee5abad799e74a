import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Performance } from '#contract/accounts/accounts.ts';
import type { accountReport } from '#contract/account-reports/account-report.ts';
import type { dashboardStats } from '#contract/dashboard.ts';
import { createFormats } from '#i18n/language/formats.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { translateWith } from '#i18n/messages.ts';
import { fill } from '#i18n/language/translate.ts';
import { periodSentences } from '#presentation/sentences/period-sentence.ts';
import { createAssistantScene } from '#test/scenes/assistant-scene.ts';
import { pdfOutline } from '#test/harness/read-pdf.ts';
import {
  storeAccount,
  storedVideo,
  storeSnapshots,
  storeVideos,
  type StoredVideo,
} from '#test/scenes/stored-videos.ts';
import { answer, createTestApp, type TestApp } from '#test/harness/context.ts';
import { reportMailWords } from '#server/features/report-schedules/write-report-mail.ts';

type Report = z.infer<typeof accountReport>;
const NOW = new Date('2026-11-21T09:30:00Z');
const formats = createFormats('fr', 'Europe/Paris');
const hours = (ago: number) => new Date(NOW.getTime() - ago * 3_600_000);
let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ now: NOW, workers: 0 });
});
afterAll(() => testApp.close());

type Given = Partial<StoredVideo> & { ago: number };
const many = (n: number, of: (i: number) => Given): Given[] => Array.from({ length: n }, (_, i) => of(i));
const KINDS: Record<string, { videos: Given[]; followers?: number | null; displayName?: string }> = {
  one: { videos: [{ ago: 200, views: 1234 }], followers: 50 },
  oneYoung: { videos: [{ ago: 30, observedAt: hours(29), views: 12 }], followers: 50 },
  two: {
    videos: [
      { ago: 200, views: 1234 },
      { ago: 300, views: 1234 },
    ],
    followers: 1,
  },
  zero: {
    videos: many(25, i => ({ ago: 60 + 30 * i, views: 0, likes: 0, comments: 0, shares: 0 })),
    followers: 0,
  },
  constant: {
    videos: many(25, i => ({ ago: 60 + 60 * i, views: 500, likes: 20, comments: 2, shares: 3 })),
    followers: 10,
  },
  oneDay: { videos: many(25, i => ({ ago: 200 + i * 0.1, views: 100 + 37 * i, likes: i })), followers: 10 },
  viral: {
    videos: many(30, i => ({
      ago: 60 + 40 * i,
      views: i === 3 ? 12_000_000 : 3 + (i % 4),
      likes: i === 3 ? 1_000_000 : 0,
      comments: 0,
      shares: 0,
    })),
    followers: 10,
  },
  unknownFollowers: { videos: many(25, i => ({ ago: 60 + 60 * i, views: 500 + 71 * ((i * 7) % 13) })) },
  future: {
    videos: [
      ...many(22, i => ({ ago: 60 + 60 * i, views: 500 + 71 * ((i * 7) % 13) })),
      { ago: -50, views: 90_000, observedAt: hours(1) },
      { ago: -24 * 400, views: 90_000, observedAt: hours(1) },
    ],
    followers: 10,
  },
  young: {
    videos: [
      ...many(22, i => ({ ago: 240 + 60 * i, views: 500 + 71 * ((i * 7) % 13) })),
      { ago: 27, observedAt: hours(26), views: 1, likes: 0, description: 'TROP JEUNE PEU' },
      { ago: 28, observedAt: hours(26), views: 900_000, description: 'TROP JEUNE FORT' },
    ],
    followers: 10,
  },
  emoji: {
    videos: many(25, i => ({
      ago: 60 + 60 * i,
      views: 500 + 71 * ((i * 7) % 13),
      description: i % 2 ? '👩‍🍳🔥 مرحبا بكم في قناتي #مطبخ' : '🇫🇷🇧🇪 שלום עולם \u202Eabc',
    })),
    followers: 10,
    displayName: '👩‍🍳 نادية \u202Exyz',
  },
};

const QUESTIONS = [
  'comment va mon compte ?',
  'Quelle est ma meilleure vidéo ?',
  'Quelle est ma pire vidéo ?',
  'Comment marche ma dernière vidéo ?',
  'À quel rythme est-ce que je publie ?',
  'Quand dois-je publier ?',
  'Combien d’abonnés ai-je gagnés ?',
  'Compare ce mois-ci au mois dernier',
  'Pourquoi mes vues ont-elles changé ?',
  'Mon engagement est-il bon ?',
  'Comment améliorer mes vidéos ?',
];

const plainSpaces = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ');

/** Everything shown about an account, by outlet. */
interface Walk {
  said: Record<string, string>;
  stats: z.infer<typeof dashboardStats>;
  panel: Performance;
  report: Report;
  answers: Record<string, string>;
}

async function walk(kind: string): Promise<Walk> {
  const { videos, followers, displayName = null } = KINDS[kind] ?? { videos: [] };
  const handle = kind.toLowerCase();
  const user = await testApp.createUser({ plan: 'business_pro' });
  const get = <Body>(path: string) => answer<Body>(testApp.request(path, { as: user }));
  const accountId = await storeAccount(testApp, user, handle, { isPrimary: true });
  const stored = videos.map(({ ago, ...over }, number) =>
    storedVideo(number, {
      author: handle,
      publishedAt: hours(ago),
      observedAt: hours(1),
      precision: 'exact',
      ...over,
    }),
  );
  await storeVideos(testApp, user, stored);
  const reading = { username: handle, observedAt: hours(1), engagementRate: null, displayName };
  if (followers !== undefined)
    await storeSnapshots(testApp, user, [{ ...reading, followers, precision: 'exact' }]);
  const stats = await get<z.infer<typeof dashboardStats>>(`/dashboard?accountId=${accountId}`);
  const panel = await get<Performance>(`/linked-accounts/${accountId}/performance`);
  const { id } = await answer<{ id: string }>(
    testApp.request('/account-analyses', { method: 'POST', as: user, json: { accountId, days: 30 } }),
  );
  const { report } = await get<{ report: Report }>(`/account-reports/${id}`);
  const said: Record<string, string> = {};
  const file = async (format: string) => {
    const response = await testApp.request(`/account-reports/${id}/export?format=${format}`, { as: user });
    return Buffer.from(await response.arrayBuffer());
  };
  said['md'] = (await file('md')).toString();
  said['csv'] = (await file('csv')).toString();
  said['pdf'] = (await pdfOutline(await file('pdf'))).text;
  const sheets = Object.entries(unzipSync(await file('xlsx'))).filter(([name]) => /sheet|shared/i.test(name));
  said['xlsx'] = sheets.map(([, part]) => strFromU8(part).replace(/<[^>]+>/g, ' ')).join(' ');
  const t = translateWith('fr', fr);
  const words = { span: 'de la période', day: (instant: string) => formats.date(instant) };
  const { lead, others, aside } = periodSentences(stats.sentence, words, t, formats);
  said['dashboard'] = [lead, ...others, aside ?? ''].join(' ');
  const ending = { path: '/', oneClickPath: '/' };
  const mail = reportMailWords(report, { language: 'fr', hasDocument: false, path: '/', ending });
  said['mail'] = [mail.subject, ...[mail.text].flat(), mail.note ?? '']
    .map(one => fill(one, mail.values ?? {}, 'fr'))
    .join(' ');
  const answers: Record<string, string> = {};
  const scene = createAssistantScene(testApp);
  for (const question of QUESTIONS) {
    const { answer: told } = await scene.ask(user, question);
    answers[question] = plainSpaces([...(told?.text ?? []), told?.chart?.title ?? ''].join(' '));
  }
  said['assistant'] = Object.values(answers).join(' | ');
  for (const [outlet, text] of Object.entries(said)) said[outlet] = plainSpaces(text);
  return { said, stats, panel, report, answers };
}

/** What must never be shown, whatever the account is like. */
const NOWHERE: Record<string, RegExp> = {
  'a figure that is none': /\b(?:NaN|Infinity|undefined|null)\b|\[object/,
  'an empty slot': /\{\w+\}/,
  'nought or one in the plural':
    /(?<![\d,.] ?)\b[01] (?:vues|vidéos|jours|semaines|likes|commentaires|partages|relevés|conseils)\b/,
  'one of the plural': /\b(?:les|vos|des|ces|leurs) 1 \p{L}/iu,
  'a range that is a point': /finissent entre (\S+) et \1 vues?/,
  'a range around equal views': /entre 499 et 500/,
  'all of the views for one of several': /réunit 100 %/,
  'no videos where they are known': /0 dans l’une des deux périodes/,
  'a carried video that hardly stands out': /Regardez cette vidéo de près[^×]{0,60}×1,[0-4]/,
  'what turns the words around': /[\u202a-\u202e]/,
};

test.each(Object.keys(KINDS))('an account like « %s » hears nothing false, empty or silly', async kind => {
  const { said, stats, panel, report, answers } = await walk(kind);
  for (const [outlet, text] of Object.entries(said))
    for (const [fault, pattern] of Object.entries(NOWHERE)) {
      const at = pattern.exec(text)?.index;
      const found = at === undefined ? null : text.slice(Math.max(0, at - 40), at + 60);
      expect.soft([outlet, fault, found]).toEqual([outlet, fault, null]);
    }
  for (const figures of [stats, panel, report]) expect(JSON.stringify(figures)).not.toMatch(/NaN|Infinity/);
  // Not more weeks with a video than are known.
  for (const [, active = '', known = ''] of said['md']?.matchAll(
    /(\d+) semaines? actives? sur les (\d+) connues/g,
  ) ?? [])
    expect.soft(Number(active)).toBeLessThanOrEqual(Number(known));
  // A previous period with videos is not reported as having none.
  if (report.data.inComparison > 0)
    expect.soft(said['md']).not.toContain('Période d’avant | Pas assez de données : 0 vidéo');
  expect.soft(answers['comment va mon compte ?']).not.toContain('pas compris');
  const [best = '', worst = ''] = [
    answers['Quelle est ma meilleure vidéo ?'],
    answers['Quelle est ma pire vidéo ?'],
  ];
  if (report.data.inPeriod < 2) expect.soft(`${best} ${worst}`).not.toMatch(/arrive en (?:tête|dernier)/);
  if (new Set(KINDS[kind]?.videos.map(({ views }) => views)).size === 1) {
    expect.soft(`${best} ${worst}`).not.toMatch(/arrive en (?:tête|dernier)/);
    expect.soft(`${said['dashboard']} ${said['md']}`).not.toContain('La plus vue');
  }
  expect.soft(answers['À quel rythme est-ce que je publie ?']).not.toContain('53 semaines');
});

test('a video read under a day after it was published is ranked in no outlet, however many views it has', async () => {
  const { said, report, answers } = await walk('young');
  const { standing, advice } = report;
  if (!standing.known) throw new Error('Twenty-two videos are old enough');
  const ranked = [...standing.best, ...standing.worst].map(({ caption }) => caption);
  expect(ranked.length).toBeGreaterThan(5);
  expect(ranked.join()).not.toContain('TROP JEUNE');
  expect(advice.map(({ rule }) => rule)).toContain('wait_for_growth');
  expect(advice.map(({ rule }) => rule)).not.toContain('study_outlier');
  for (const outlet of ['md', 'pdf', 'xlsx']) {
    const lists = /Les meilleures(.*?)Ce qui marche chez vous/.exec(said[outlet] ?? '')?.[1] ?? '';
    expect([outlet, lists.includes('TROP JEUNE')]).toEqual([outlet, false]);
  }
  const rows = said['csv']?.match(/TROP JEUNE (?:PEU|FORT);[^T]*/g) ?? [];
  expect(rows).toHaveLength(2);
  for (const question of ['Quelle est ma meilleure vidéo ?', 'Quelle est ma pire vidéo ?']) {
    expect(answers[question]).not.toContain('TROP JEUNE');
    expect(answers[question]).toContain('2 vidéos trop récentes ne sont pas encore classées.');
  }
  expect(answers['Quelle est ma meilleure vidéo ?']).not.toContain('À elle seule');
});
