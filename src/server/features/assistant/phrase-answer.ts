import type { GivenAnswer } from '#contract/assistant.ts';
import { keepsFigures } from '#domain/assistant/figures-in-text.ts';
import { wordWithModel } from '../ai-models/calls/answer-with-model.ts';
import { chooseModel } from '../ai-models/calls/choose-model.ts';
import type { Caller, AppContext } from '../../services/app-context.ts';
import { findMessage } from './assistant.queries.ts';

interface ToPhrase {
  conversationId: string;
  messageId: string;
  question: string;
  answer: GivenAnswer;
}

/**
 * The last step before an answer is stored: its wording. The figures, the table and the chart come from the tools and
 * stay unchanged. A configured language model may reword the sentences; when it fails, or
 * states a figure that no tool gave, the tools' own sentences are used and a note says so.
 */
export async function phraseAnswer(
  app: AppContext,
  { userId }: Caller,
  { answer, ...message }: ToPhrase,
): Promise<GivenAnswer> {
  // Without a model, no model code is loaded.
  if ((await chooseModel(app, userId, app.clock.now())) === null) return answer;
  const { signal, leave } = watchForStop(app, userId, message);
  try {
    const { result, writer, note, saidOtherFigures } = await wordWithModel(
      app,
      userId,
      {
        language: answer.language,
        question: message.question,
        answer: answer.text,
        quoted: quotedIn(answer),
        keepsFigures: text =>
          keepsFigures(text, answer.text, { language: answer.language, quoted: quotedIn(answer) }),
      },
      { signal },
    );
    if (writer.kind !== 'embedded' && result !== null) return { ...answer, text: [result], by_model: true };
    if (saidOtherFigures) return { ...answer, note: 'model_figures' };
    return note === null ? answer : { ...answer, note: 'model_failed' };
  } catch (error) {
    if (signal.aborted) return answer;
    app.log.warn({ err: error }, 'an answer could not be worded');
    return { ...answer, note: 'model_failed' };
  } finally {
    leave();
  }
}

/** Captions and other user texts: passed to a model as data. */
function quotedIn({ table }: GivenAnswer): string[] {
  if (table === null) return [];
  return table.columns.flatMap(({ kind }, index) =>
    kind === 'text'
      ? table.rows.flatMap(row => (typeof row[index] === 'string' ? [String(row[index])] : []))
      : [],
  );
}

/** Aborts when the answer is no longer wanted: it was stopped, or asked again. */
function watchForStop(
  app: AppContext,
  userId: string,
  { conversationId, messageId }: Pick<ToPhrase, 'conversationId' | 'messageId'>,
): { signal: AbortSignal; leave: () => void } {
  const [left, stopped] = [new AbortController(), new AbortController()];
  const changes = app.runEvents.changes(messageId, left.signal);
  const isWaitedFor = async (): Promise<boolean> =>
    (await findMessage(app.db.tenant(userId), userId, conversationId, messageId))?.state === 'answering';
  const look = async (): Promise<void> => {
    // It may have been stopped before the subscription.
    let isWaiting = await isWaitedFor();
    if (isWaiting)
      for await (const _ of changes) {
        isWaiting = await isWaitedFor();
        if (!isWaiting) break;
      }
    if (!isWaiting) stopped.abort(new Error('the answer was stopped'));
  };
  look().catch((error: unknown) => app.log.warn({ err: error }, 'an answer could not be watched'));
  return { signal: stopped.signal, leave: () => left.abort() };
}
