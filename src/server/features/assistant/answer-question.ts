import type { LinkedAccount } from '#contract/accounts/accounts.ts';
import type { GivenAnswer } from '#contract/assistant.ts';
import { costsAQuestion, type MessageState } from '#domain/assistant/question/conversation.ts';
import type { Question, Understanding } from '#domain/assistant/question/question.ts';
import type { FormatChoice } from '#domain/profile/format-choice.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { inertText } from '#domain/text/inert-text.ts';
import { AppError } from '../../platform/app-error.ts';
import { releaseQuota, settleQuota, type Reservation } from '../quotas/reserve.ts';
import { releaseUnits, extendLeaseWhile } from '../quotas/keep-reservation-alive.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { abstention, clarify } from './abstention.ts';
import { findAnswer } from './answer-tools.ts';
import { answerWords, type AnswerWords } from './answer-words.ts';
import { finishMessage } from './assistant.queries.ts';
import { phraseAnswer } from './phrase-answer.ts';
import type { ToolAnswer, ToolContext } from './tools/tool.ts';

export interface AnswerWork {
  conversationId: string;
  messageId: string;
  /** The question as typed. */
  text: string;
  understanding: Understanding;
  /** Quota reservation of the question; null: free. */
  reservation: Reservation | null;
  accounts: readonly LinkedAccount[];
  profile: FormatChoice & { time_zone: string };
}

/** Answers a stored question. It never throws: a failure is stored in the message, and costs nothing. */
export async function answerQuestion(app: AppContext, caller: Caller, work: AnswerWork): Promise<void> {
  const { reservation, messageId } = work;
  const stop = reservation === null ? () => undefined : extendLeaseWhile(app, reservation);
  try {
    const { state, answer } = await compose(app, caller, work);
    const isKept = await keep(app, caller, work, state, answer);
    if (!isKept && reservation !== null) await releaseUnits(app, reservation, 'cancelled');
  } catch (error) {
    app.log.error({ err: error, messageId }, 'a question could not be answered');
    if (reservation !== null) await releaseUnits(app, reservation, 'failed');
    await fail(app, caller, messageId, error);
  } finally {
    stop();
  }
}

/** `isWorded`: a configured language model may reword it. */
export async function compose(
  app: AppContext,
  caller: Caller,
  { understanding, accounts, profile, conversationId, messageId, text }: Omit<AnswerWork, 'reservation'>,
  isWorded = true,
): Promise<{ state: MessageState; answer: GivenAnswer }> {
  const words = await answerWords(understanding.language, profile);
  const now = app.clock.now();
  const context: ToolContext = {
    app,
    caller,
    now,
    timeZone: profile.time_zone,
    accounts,
    words,
    question: text,
    conversationId,
  };
  if (understanding.kind !== 'question') {
    const said =
      understanding.kind === 'abstain' ? abstention(understanding, words) : clarify(understanding, words);
    return { state: 'abstained', answer: given(said, words.language, said.suggestions) };
  }
  const question = { intent: understanding.intent, args: understanding.args } as Question;
  const found = answerOfAll(await findAnswer(context, question), understanding.unread, words);
  const suggestions = (found.next ?? []).map(key => words.t(`chatbot.ask.${key}`));
  const answer = given(found, words.language, suggestions);
  if (!found.known) return { state: 'unknown', answer };
  // Answers that link elsewhere, or are product texts, are not reworded.
  if (!isWorded || !costsAQuestion(question.intent)) return { state: 'answered', answer };
  const message = { conversationId, messageId, question: text };
  return { state: 'answered', answer: await phraseAnswer(app, caller, { ...message, answer }) };
}

/** An answer about more than was asked says so first, and counts as none. */
function answerOfAll(answer: ToolAnswer, unread: string | undefined, { t }: AnswerWords): ToolAnswer {
  if (unread === undefined || !answer.known) return answer;
  const said = cutText(inertText(unread), UNREAD_CHARACTERS);
  return { ...answer, known: false, text: [t('chatbot.say.ofAllVideos', { said }), ...answer.text] };
}

const UNREAD_CHARACTERS = 60;

function given(
  { text, table, chart, basis, help, links }: Omit<ToolAnswer, 'known'>,
  language: GivenAnswer['language'],
  suggestions: readonly string[],
): GivenAnswer {
  return {
    language,
    text: text.filter(line => line !== ''),
    table: table ?? null,
    chart: chart ?? null,
    basis: basis ?? null,
    help: help ?? [],
    links: links ?? [],
    suggestions: [...suggestions],
    by_model: false,
    note: null,
  };
}

/**
 * Stores the answer and charges the quota in one transaction; false: it was stopped meanwhile, and nothing is charged.
 */
async function keep(
  app: AppContext,
  { userId }: Caller,
  { messageId, reservation }: AnswerWork,
  state: MessageState,
  answer: GivenAnswer,
): Promise<boolean> {
  try {
    await app.db.tenant(userId).transaction(async tx => {
      const now = app.clock.now();
      // Counters first, message second: a fixed lock order prevents deadlocks.
      if (reservation !== null && state === 'answered') await settleQuota(tx, reservation, now);
      else if (reservation !== null) await releaseQuota(tx, reservation, 'no_answer', now);
      const finished = await finishMessage(tx, { userId, id: messageId, state, answer, error: null, now });
      if (finished === 0) throw new StoppedMeanwhile();
    });
    return true;
  } catch (error) {
    if (error instanceof StoppedMeanwhile) return false;
    throw error;
  }
}

/** Rolls the transaction back: an answer that is no longer wanted is not charged. */
class StoppedMeanwhile extends Error {}

async function fail(app: AppContext, { userId }: Caller, id: string, error: unknown): Promise<void> {
  const refusal = error instanceof AppError ? error : new AppError('internal');
  const told = { code: refusal.code, values: refusal.values };
  try {
    await finishMessage(app.db.tenant(userId), {
      userId,
      id,
      state: 'failed',
      answer: null,
      error: told,
      now: app.clock.now(),
    });
  } catch (again) {
    app.log.error({ err: again }, 'a failed answer could not be written down');
  }
}
