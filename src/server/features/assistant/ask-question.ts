import type { ConversationMessage } from '#contract/assistant.ts';
import type { Language } from '#contract/wire/languages.ts';
import {
  costsAQuestion,
  CONVERSATION_TITLE_MAX,
  MOST_MESSAGES,
} from '#domain/assistant/question/conversation.ts';
import { understand } from '#domain/assistant/understand.ts';
import {
  MOST_QUESTION_CHARACTERS,
  type Question,
  type Understanding,
} from '#domain/assistant/question/question.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { AppError } from '../../platform/app-error.ts';
import { demoVisit, limitDemoTries } from '../../services/rate-limits/limit-demo-tries.ts';
import { getMe } from '../profile/get-profile.ts';
import { reserveQuota, type Reservation } from '../quotas/reserve.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { answerQuestion, compose, type AnswerWork } from './answer-question.ts';
import {
  findMessage,
  findUnderstoodBefore,
  lockConversation,
  insertMessage,
  replaceMessage,
} from './assistant.queries.ts';
import { followMessage } from './follow-message.ts';
import { listVisibleAccounts } from './list-visible-accounts.ts';
import { readQuestion } from './question-schema.ts';

const LEDGER_CHARACTERS = 60;

interface QuestionInput {
  /** Conversation id. */
  id: string;
  messageId: string;
  text: string;
  accountId?: string | undefined;
  replaces?: string | undefined;
}

/**
 * Asks a question and streams its message until it is answered. The work continues when the client disconnects. The
 * same
 * message id is the same question: it is followed, not asked twice.
 */
export async function askQuestion(
  app: AppContext,
  caller: Caller,
  language: Language,
  input: QuestionInput,
  signal: AbortSignal | undefined,
): Promise<AsyncGenerator<ConversationMessage, void>> {
  const text = input.text.trim();
  if (text === '') throw new AppError('question_empty');
  if (text.length > MOST_QUESTION_CHARACTERS)
    throw new AppError('question_too_long', { limit: MOST_QUESTION_CHARACTERS });
  const { userId } = caller;
  const db = app.db.tenant(userId);
  const { id, messageId } = input;
  const isVisitor = demoVisit(caller) !== null;
  if (isVisitor) await limitDemoTries(app, caller, 'questions');
  else if ((await findMessage(db, userId, id, messageId)) !== undefined)
    return followMessage(app, caller, input, signal);
  const now = app.clock.now();
  const [me, accounts, before] = await Promise.all([
    getMe(app, caller),
    listVisibleAccounts(app, caller, input.accountId),
    isVisitor ? undefined : findUnderstoodBefore(db, userId, id, input.replaces ?? null),
  ]);
  const understanding = understand(text, {
    now,
    timeZone: me.profile.time_zone,
    language,
    accounts: accounts.map(({ tiktok_username }) => tiktok_username),
    previous: readQuestion(before?.understood ?? null),
  });
  const subject = { messageId, conversationId: id, text, understanding, accounts, profile: me.profile };
  if (isVisitor) return answerVisitor(app, caller, subject);
  const begun = await begin(app, caller, { input, text, understanding, now });
  if (begun === 'asked already') return followMessage(app, caller, input, signal);
  const work = { ...subject, reservation: begun };
  // Subscribes first, so that an immediate answer is not missed.
  return followMessage(app, caller, input, signal, () => {
    void answerQuestion(app, caller, work);
  });
}

/** Answers a demo visitor. Neither the question nor the answer is stored, and no model is called. */
async function* answerVisitor(
  app: AppContext,
  caller: Caller,
  work: Omit<AnswerWork, 'reservation'>,
): AsyncGenerator<ConversationMessage, void> {
  const { state, answer } = await compose(app, caller, work, false);
  const at = app.clock.now().toISOString();
  const { messageId: id, text: question } = work;
  yield { id, question, state, asked_at: at, finished_at: at, answer, error: null };
}

/** Stores the question and reserves its cost atomically: a refusal stores nothing. */
async function begin(
  app: AppContext,
  { userId }: Caller,
  {
    input,
    text,
    understanding,
    now,
  }: {
    input: QuestionInput;
    text: string;
    understanding: Understanding;
    now: Date;
  },
): Promise<Reservation | null | 'asked already'> {
  const question = questionOf(understanding);
  const { id: conversationId, messageId: id } = input;
  const order = {
    meter: 'chatbot_questions',
    key: id,
    about: { id: conversationId, label: cutText(text, LEDGER_CHARACTERS) },
  } as const;
  const isCounted = question !== null && costsAQuestion(question.intent);
  return app.db
    .tenant(userId)
    .transaction(async tx => {
      // Always the counters first: a fixed lock order prevents deadlocks.
      const reservation = isCounted ? await reserveQuota(tx, userId, order, now) : null;
      const title = cutText(text.replace(/\s+/g, ' '), CONVERSATION_TITLE_MAX - 1);
      const held = await lockConversation(tx, { userId, id: conversationId, title, now });
      if (held === undefined) throw new AppError('conversation_not_found');
      const replaced =
        input.replaces === undefined
          ? undefined
          : await replaceMessage(tx, { userId, conversationId, id: input.replaces, now });
      if (replaced === undefined && held.questions >= MOST_MESSAGES)
        throw new AppError('conversation_full', { limit: MOST_MESSAGES });
      const place = replaced?.place ?? held.next_place;
      const written = { userId, conversationId, id, place, question: text, understood: question, now };
      if ((await insertMessage(tx, written)) === 0) throw new AlreadyAsked();
      return reservation;
    })
    .catch((error: unknown) => {
      if (error instanceof AlreadyAsked) return 'asked already' as const;
      throw error;
    });
}

/** Rolls the transaction back: a message that already exists is not charged again. */
class AlreadyAsked extends Error {}

function questionOf(understanding: Understanding): Question | null {
  if (understanding.kind !== 'question') return null;
  const { intent, args } = understanding;
  return { intent, args } as Question;
}
