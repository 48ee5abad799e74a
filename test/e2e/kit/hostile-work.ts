import { randomUUID } from 'node:crypto';
import { isDisplayName } from '#domain/auth/display-name.ts';
import { SCRIPTS } from '#test/corpora/scripts.ts';
import { rounds } from '#test/harness/rounds.ts';
import type { Filled } from './filled-scene.ts';

/** The longest texts (notes, messages, answers), long enough for every payload. */
const LONGEST = 4_900;

/** All payloads, packed several at a time into texts of at most `longest` characters. */
function allPieces(longest: number, accepts: (text: string) => boolean = () => true): string[] {
  const found: string[] = [];
  let piece = '';
  for (const text of SCRIPTS.filter(one => one.length <= longest && accepts(one))) {
    const longer = piece === '' ? text : `${piece} ${text}`;
    if (longer.length <= longest && accepts(longer)) {
      piece = longer;
      continue;
    }
    found.push(piece);
    piece = text;
  }
  found.push(piece);
  return found;
}

/** Accepted by single-line fields; the others are refused because of line breaks or control characters. */
const isOneLine = (text: string) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);

/** After this many rounds every payload has been in a note and a message; shorter fields hold a sample of them. */
export const ALL_TURNS = allPieces(LONGEST).length;
export const TURNS = rounds(ALL_TURNS, 1);

/** `most` texts of at most `longest` characters, spread over all payloads; each round takes different ones. */
function pieces(turn: number, longest: number, most: number, accepts?: (text: string) => boolean): string[] {
  const all = allPieces(longest, accepts);
  return Array.from(
    { length: most },
    (_, index) => all[Math.floor(((index * TURNS + turn) * all.length) / (most * TURNS))] ?? '',
  );
}

/** Pages that show these texts, each with some that must appear exactly. */
export type HostilePages = Map<string, string[]>;

/**
 * Puts payloads into everything that users write while they work: briefs, texts and scripts, questions, requests and
 * answers, experiments, notes, labels, views, link names, the brand. Returns where each one is shown.
 */
export async function fillWithHostileWork(filled: Filled, turn: number): Promise<HostilePages> {
  const { owner, reports, analyses, script, conversation, ticket } = filled;
  const call = async <Body>(path: string, method: string, json: object): Promise<Body> => {
    const answer = await owner.call(path, { method, json });
    const text = await answer.text();
    if (!answer.ok)
      throw new Error(`${method} ${path} ${JSON.stringify(json).slice(0, 200)}: ${answer.status} ${text}`);
    return (text.startsWith('{') ? JSON.parse(text) : null) as Body;
  };
  const read = async <Body>(path: string): Promise<Body> => (await (await owner.call(path)).json()) as Body;
  const pages: HostilePages = new Map();
  const [report] = reports;
  const [analysis = ''] = analyses;

  if (turn > 0) {
    // Views and open requests are limited in number: those of the previous round are removed first.
    const { items: views } = await read<{ items: { id: string }[] }>('/video-report-views');
    for (const { id } of views) await owner.call(`/video-report-views/${id}`, { method: 'DELETE' });
    const { items: open } = await read<{ items: { id: string; state: string }[] }>('/support/tickets');
    for (const { id, state } of open)
      if (state !== 'closed' && id !== ticket) await call(`/support/tickets/${id}/close`, 'POST', {});
  }

  const names = pieces(turn, 60, 12, isDisplayName);
  for (const name of names) {
    await call('/share-links', 'POST', { kind: 'account_report', reportId: report, days: 1, name });
    await call('/video-report-views', 'POST', { name, filters: {} });
  }
  await call('/brand', 'PUT', { name: names[0], titles: '#0b6b64', accent: '#b4331a', logo: null });
  const labels = pieces(turn, 40, analyses.length, isOneLine);
  for (const [index, id] of analyses.entries())
    await call('/video-reports', 'PATCH', { ids: [id], label: labels[index] ?? '' });
  pages.set('/video-reports', labels.slice(0, analyses.length));

  const [note = ''] = pieces(turn, LONGEST, 1);
  for (const path of [`/account-reports/${report}`, `/video-reports/${analysis}`]) {
    const { note_revision } = (await (await owner.call(path)).json()) as { note_revision: number };
    await call(`${path}/note`, 'PUT', { note, note_revision });
  }

  const { items: accounts } = (await (await owner.call('/linked-accounts')).json()) as {
    items: { id: string; tiktok_username: string }[];
  };
  const accountId = accounts.find(({ tiktok_username }) => tiktok_username === 'atelier.essais')?.id;
  const hypotheses = pieces(turn, 300, 6, isOneLine);
  for (const [index, hypothesis] of hypotheses.entries()) {
    const [variable = ''] = pieces(turn, 80, 20, isOneLine).slice(index);
    const rule = { metric: 'views', atAgeDays: 7, plannedPerArm: 6, falseAlarm: 0.05 };
    const { id } = await call<{ id: string }>('/experiments', 'POST', {
      accountId,
      hypothesis,
      variable,
      ...rule,
    });
    await call(`/experiments/${id}/end`, 'POST', { lesson: note.slice(0, 900) });
  }
  pages.set('/account-reports', hypotheses.slice(0, 1));

  const subjects = pieces(turn, 100, 4, isOneLine);
  for (const subject of subjects) {
    const asked = { category: 'problem', subject, text: note.slice(0, 3_000) };
    const diagnostics = [{ name: 'page', value: subject.slice(0, 100) }];
    const { id } = await call<{ id: string }>('/support/tickets', 'POST', { ...asked, diagnostics });
    await call(`/admin/tickets/${id}/messages`, 'POST', { text: note.slice(0, 3_000) });
    pages.set(`/support/tickets/${id}`, [subject]);
    pages.set(`/admin/tickets/${id}`, [subject]);
  }
  await call(`/support/tickets/${ticket}/messages`, 'POST', { text: note.slice(0, 3_000) });
  pages.set('/support/tickets', subjects);
  pages.set('/admin/tickets?state=all', subjects);

  // The texts that the page still shows without paging after three more have been written.
  const { items } = await read<{ items: { id: string; kind: string }[] }>(
    '/generations?kinds=hook,cta&limit=17',
  );
  const texts = items.filter(({ kind }) => kind === 'hook');
  const lines = pieces(turn, 200, texts.length);
  for (const [index, { id }] of texts.entries())
    await call(`/generations/texts/${id}`, 'PATCH', { text: lines[index] ?? lines[0] });
  pages.set('/hooks?tab=history', lines.slice(0, texts.length));
  const [topic = '', audience = ''] = [lines[1], pieces(turn, 120, 1)[0]];
  const brief = {
    language: 'fr',
    platform: 'tiktok',
    topic,
    audience,
    proof: topic,
    payoff: topic,
    count: 3,
  };
  await owner.call('/generations/hooks', { method: 'POST', json: { ...brief, key: randomUUID() } });
  const written = (await (await owner.call(`/generations/texts/${script}`)).json()) as {
    script: { beats: { id: string }[] };
  };
  const [onScreen = '', spoken = ''] = [pieces(turn, 80, 1)[0], pieces(turn, 400, 1)[0]];
  await call(`/generations/texts/${script}`, 'PATCH', {
    beats: written.script.beats.map(({ id }) => ({ id, lines: [spoken], onScreen })),
  });
  pages.set(`/scripts/${script}`, []);
  pages.set('/scripts', []);

  const [question = ''] = pieces(turn, 900, 1);
  await owner.call(`/conversations/${conversation}/messages`, {
    method: 'POST',
    json: { messageId: randomUUID(), text: question },
  });
  const [title = ''] = pieces(turn, 60, 1, isOneLine);
  await call(`/conversations/${conversation}`, 'PATCH', { title });
  pages.set(`/chatbot?c=${conversation}`, [title]);
  for (const path of [
    `/account-reports/${report}`,
    `/video-reports/${analysis}`,
    '/settings',
    '/admin/outbox',
    '/dashboard',
  ])
    pages.set(path, []);
  return pages;
}
