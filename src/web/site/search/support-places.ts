import { parseLanguage } from '#contract/wire/languages.ts';
import type { TicketItem } from '#contract/support/support.ts';
import { normaliseText, splitWords } from '#domain/documentation/fold-words.ts';
import { APP_PATHS } from '#web/paths.ts';
import { readStoredToken } from '../../shared/session/stored-token.ts';
import type { OtherPlace } from './search-panel.ts';
import { supportAnswer } from '#web/site/support/support-answer.ts';
import { supportWords } from '#web/site/support/support-words.ts';

const language = parseLanguage(document.documentElement.lang);
const MOST_TICKETS = 100;
let places: Promise<OtherPlace[]> | undefined;

/** Known issues and, with a session, the user's own requests that contain every word of the query. */
export async function findMore(query: string): Promise<readonly OtherPlace[]> {
  places ??= gather();
  const words = splitWords(query);
  return (await places)
    .filter(place => {
      const held = normaliseText(`${place.title} ${place.text}`);
      return words.every(word => held.includes(word));
    })
    .map(place => ({ ...place, terms: words }));
}

async function gather(): Promise<OtherPlace[]> {
  const found = await Promise.all([issuePlaces().catch(() => []), ticketPlaces().catch(() => [])]);
  return found.flat();
}

async function issuePlaces(): Promise<OtherPlace[]> {
  const { issues } = await supportAnswer();
  const { search } = supportWords();
  return issues.map(({ id, title, text, workaround }) => ({
    path: `/support#issue-${id}`,
    title: title[language],
    page: title[language],
    group: search.issues,
    kind: 'question' as const,
    text: [text[language], workaround?.[language] ?? ''].join(' '),
    score: 1,
    isSure: true,
    terms: [],
  }));
}

async function ticketPlaces(): Promise<OtherPlace[]> {
  const token = readStoredToken();
  if (token === null) return [];
  const answer = await fetch(`/api/v1/support/tickets?limit=${MOST_TICKETS}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!answer.ok) return [];
  const { items } = (await answer.json()) as { items: TicketItem[] };
  const { search } = supportWords();
  return items.map(({ id, reference, subject }) => ({
    path: '/',
    href: `${APP_PATHS.tickets}/${id}`,
    title: subject,
    page: subject,
    group: search.tickets,
    kind: 'question' as const,
    text: reference,
    score: 1,
    isSure: true,
    terms: [],
  }));
}
