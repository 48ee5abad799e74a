import type { AnswerTable, ConversationMessage } from '#contract/assistant.ts';
import type { ConversationFormat } from '#domain/assistant/question/conversation.ts';
import { shownDigits } from '#domain/text/shown-digits.ts';
import { csvHeader, csvWriter } from '#domain/exports/csv-table.ts';
import type { FileColumn } from '#domain/exports/file-column.ts';
import { fileName } from '#domain/exports/file-name.ts';
import { csvStyle } from '#i18n/language/csv-style.ts';
import { MEDIA_TYPES } from '../../platform/files/file-answer.ts';
import { inertText } from '#domain/text/inert-text.ts';
import { markdownText } from '../../platform/files/markdown-text.ts';
import type { RequestContext } from '../../services/calls/request-context.ts';
import { getMe } from '../profile/get-profile.ts';
import type { Caller } from '../../services/app-context.ts';
import { answerWords, type AnswerWords } from './answer-words.ts';
import { getConversation } from './conversations.ts';

/** A conversation as a file: questions, answers, and their evidence. Available to its owner on every plan. */
export async function exportConversation(
  { app, caller, language }: RequestContext & { caller: Caller },
  { id, format }: { id: string; format: ConversationFormat },
) {
  const { conversation, messages } = await getConversation(app, caller, id);
  const { profile } = await getMe(app, caller);
  const words = await answerWords(language, profile);
  const day = app.clock.now().toISOString().slice(0, 10);
  const name = fileName(['accroche', 'conversation', conversation.title.slice(0, 40), day], format);
  const title = conversation.title === '' ? words.t('chatbot.untitled') : conversation.title;
  const content = {
    md: () => toMarkdown(title, messages, words),
    csv: () => toCsv(messages, words),
    json: () => JSON.stringify({ conversation, messages }, null, 2),
  }[format]();
  return {
    status: 200 as const,
    headers: { 'content-disposition': `attachment; filename="${name}"` },
    body: new File([content], name, { type: MEDIA_TYPES[format] }),
  };
}

function toMarkdown(title: string, messages: readonly ConversationMessage[], words: AnswerWords): string {
  const { t, formats } = words;
  const parts = messages.map(({ question, asked_at, answer, state }) => {
    const lines = [
      `## ${plain(question)}`,
      `*${markdownText(formats.dateTime(asked_at))}*`,
      ...(answer?.text ?? [t(`chatbot.states.${state}`)]).map(plain),
    ];
    if (answer?.table != null) lines.push(markdownTable(answer.table, words));
    if (answer?.basis != null) {
      const { method, n, from, to, observed_until: read } = answer.basis;
      const facts = [
        method,
        to === null ? '' : words.span({ from, to }),
        t('chatbot.basis.count', { count: n }),
        read === null ? '' : t('chatbot.basis.read', { when: formats.dateTime(read) }),
      ];
      lines.push(`> ${plain(facts.filter(Boolean).join(' · '))}`);
    }
    return lines.join('\n\n');
  });
  return `# ${plain(title)}\n\n${parts.join('\n\n')}\n`;
}

/** Text that many Markdown renderers autolink. */
const SELF_MADE_LINKS = /:(?=\/\/)|(?<=\bwww)\.|@/giu;

/** User text or a caption on one line, escaped so that Markdown formats nothing, not even a link. */
function plain(text: string): string {
  return markdownText(inertText(text)).replace(SELF_MADE_LINKS, '\\$&');
}

function markdownTable({ columns, rows }: AnswerTable, words: AnswerWords): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(columns.map(({ header }) => plain(header))),
    line(columns.map(({ kind }) => (kind === 'text' ? '---' : '---:'))),
    ...rows.map(row =>
      line(columns.map(({ kind }, index) => plain(cellText(row[index] ?? null, kind, words)))),
    ),
  ].join('\n');
}

function cellText(
  value: string | number | null,
  kind: AnswerTable['columns'][number]['kind'],
  { formats, day }: AnswerWords,
): string {
  if (value === null) return '—';
  if (typeof value === 'string')
    return kind === 'instant' ? formats.dateTime(value) : kind === 'day' ? day(value) : value;
  if (kind === 'percent') return formats.percent(value);
  if (kind === 'factor') return `×${formats.number(value, 2)}`;
  return formats.number(value, shownDigits(value));
}

function toCsv(messages: readonly ConversationMessage[], { t, formats }: AnswerWords): string {
  const reader = csvStyle(formats);
  const columns: FileColumn<ConversationMessage>[] = [
    { key: 'asked', title: t('chatbot.file.asked'), kind: 'instant', value: one => one.asked_at },
    { key: 'question', title: t('chatbot.file.question'), kind: 'text', value: one => one.question },
    {
      key: 'answer',
      title: t('chatbot.file.answer'),
      kind: 'text',
      value: one => one.answer?.text.join(' ') ?? '',
    },
    {
      key: 'state',
      title: t('chatbot.file.state'),
      kind: 'text',
      value: one => t(`chatbot.states.${one.state}`),
    },
    { key: 'n', title: t('chatbot.file.videos'), kind: 'whole', value: one => one.answer?.basis?.n ?? null },
    {
      key: 'method',
      title: t('chatbot.file.method'),
      kind: 'text',
      value: one => one.answer?.basis?.method ?? null,
    },
  ];
  return csvHeader(columns, reader) + csvWriter(columns, reader)(messages);
}
