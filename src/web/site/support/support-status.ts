import { asRead } from '#i18n/language/as-formatted.ts';
import { parseLanguage } from '#contract/wire/languages.ts';
import type { KnownIssue } from '#contract/support/known-issues.ts';
import type { SupportStatus } from '#contract/support/support-status.ts';
import { workSentences, type Line } from './status-lines.ts';
import { supportAnswer } from './support-answer.ts';
import { filled, supportWords } from './support-words.ts';

const language = parseLanguage(document.documentElement.lang);
const DATE = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
const dateOf = (at: string) => asRead(DATE.format(new Date(at)));
const TIME = new Intl.DateTimeFormat(language, { timeStyle: 'short' });

/** Renders the service status and the known issues. User input is inserted as text. */
export async function showStatus(): Promise<void> {
  const words = supportWords();
  const [state, issues, answer] = ['status', 'issues', 'answer'].map(name =>
    document.querySelector<HTMLElement>(`[data-support-${name}]`),
  );
  if (!state) return;
  try {
    const told = await supportAnswer();
    const groups = workSentences(told, words.status, dateOf);
    state.replaceChildren(
      ...groups.map(({ title, note, lines }) => groupOf(title, note, lines)),
      made('p', 'text-sm text-muted', filled(words.status.checked, { time: TIME.format(new Date(told.at)) })),
    );
    issues?.replaceChildren(...issuesOf(told.issues));
    if (answer) showAnswerTime(answer, told);
    // A deep link to an issue that was only just rendered.
    if (location.hash.startsWith('#issue-'))
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
  } catch {
    state.replaceChildren(made('p', 'text-muted', words.status.failed));
    issues?.replaceChildren();
  }
}

function showAnswerTime(place: HTMLElement, { answer_time: time }: SupportStatus): void {
  if (time === null) return;
  const { answer } = supportWords();
  const half = Math.max(1, Math.ceil(time.half_hours));
  const most = time.most_hours === null ? null : Math.max(1, Math.ceil(time.most_hours));
  place.textContent = filled(most === null ? answer.half : answer.most, {
    half,
    most: most ?? '',
    n: time.n,
  });
  place.hidden = false;
}

const TONES = {
  good: 'bg-good-wash text-good',
  warn: 'bg-warn-wash text-warn',
  bad: 'bg-bad-wash text-bad',
  neutral: 'bg-sunken text-ink',
} as const;

function badge(text: string, tone: keyof typeof TONES): HTMLElement {
  return made('span', `shrink-0 quoted-sm px-2 py-0.5 text-sm font-semibold ${TONES[tone]}`, text);
}

function groupOf(title: string, note: string | null, lines: readonly Line[]): HTMLElement {
  const group = made('div', '');
  group.append(made('h3', 'mb-2 text-lg', title));
  if (note !== null) group.append(made('p', 'mb-2 text-muted', note));
  const list = made('ul', 'border-t border-line');
  for (const { name, standing, tone, sentences } of lines) {
    const row = made('li', 'border-b border-line py-3');
    const head = made('p', 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1');
    head.append(made('span', 'font-semibold', name), badge(standing, tone));
    row.append(head, made('p', 'mt-1 text-sm text-muted', sentences.join(' ')));
    list.append(row);
  }
  group.append(list);
  return group;
}

function issuesOf(issues: readonly KnownIssue[]): HTMLElement[] {
  const words = supportWords().issues;
  if (issues.length === 0) return [made('p', 'text-muted', words.none)];
  return issues.map(issue => {
    const row = made('article', 'scroll-mt-24 border-b border-line py-4 last:border-0');
    row.id = `issue-${issue.id}`;
    const head = made('p', 'flex flex-wrap items-center justify-between gap-x-4 gap-y-1');
    const isOpen = issue.resolved_at === null;
    head.append(
      made('span', 'min-w-0 font-semibold wrap-anywhere', issue.title[language]),
      badge(isOpen ? words.open : words.done, isOpen ? 'warn' : 'good'),
    );
    const when = filled(isOpen ? words.since : words.resolved, {
      date: dateOf(issue.resolved_at ?? issue.began_at),
    });
    row.append(head, made('p', 'text-sm text-muted', when), written(issue.text[language]));
    if (issue.workaround !== null) {
      const help = written('');
      help.append(made('span', 'font-semibold', words.meanwhile), ` ${issue.workaround[language]}`);
      row.append(help);
    }
    return row;
  });
}

function written(text: string): HTMLElement {
  return made('p', 'mt-2 max-w-prose wrap-anywhere whitespace-pre-wrap', text);
}

function made(name: string, className: string, text = ''): HTMLElement {
  const element = document.createElement(name);
  if (className !== '') element.className = className;
  element.textContent = text;
  return element;
}
