import { useEffect, useRef, useState } from 'react';
import { isAnswerEnded } from '#domain/assistant/question/conversation.ts';
import { AccountSelect } from '#web/shared/linked-accounts/account-select.tsx';
import { useLinkedAccounts } from '#web/shared/linked-accounts/use-linked-accounts.ts';
import { useAccountChoice } from '#web/shared/linked-accounts/use-account-choice.ts';
import { viewedAccount } from '#web/shared/linked-accounts/viewed-account.ts';
import { errorCodeOf, errorText } from '#web/ui/language/error-text.ts';
import { useT } from '#web/ui/language/language.tsx';
import { SITE_PATHS } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button, LinkButton } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { announceAnswer } from './announce-answer.ts';
import { Composer } from './composer.tsx';
import { MessageItem } from './message-item.tsx';
import { SuggestionChips } from './suggestion-chips.tsx';
import { useQuestion } from './use-question.ts';

const FIRST_QUESTIONS = ['typical', 'best', 'benchmarks', 'rhythm', 'explain', 'syncState'] as const;

/** One conversation, or a new one. */
export function ConversationView({ id, onOpen }: { id: string | null; onOpen: (id: string | null) => void }) {
  const t = useT();
  const { query, ask, stop, error, isSending, clearError } = useQuestion(id, onOpen);
  const [editing, setEditing] = useState<{ id: string; text: string } | null>(null);
  const account = useChosenAccount();
  const end = useRef<HTMLDivElement>(null);
  const messages = query.data?.messages ?? [];
  const last = messages.at(-1);
  const isAnswering = last !== undefined && !isAnswerEnded(last.state);
  const shown = `${last?.id} ${last?.state}`;
  const seen = useRef<string | null>(null);
  useEffect(() => {
    // Not on arrival: opening a conversation does not scroll.
    if (seen.current !== null && seen.current !== shown) {
      end.current?.scrollIntoView({ block: 'nearest' });
      if (last !== undefined) announceAnswer(last, t);
    }
    if (last !== undefined) seen.current = shown;
  }, [shown, last, t]);

  const send = async (text: string, replaces?: string) => {
    const isAsked = await ask({ text, accountId: account.chosen?.id, replaces });
    if (isAsked) setEditing(null);
    return isAsked;
  };

  if (id !== null && query.isError)
    return (
      <Alert tone="destructive" action={<Button onClick={() => onOpen(null)}>{t('chatbot.newOne')}</Button>}>
        {errorCodeOf(query.error) === 'conversation_not_found'
          ? t('chatbot.gone')
          : errorText(query.error, t)}
      </Alert>
    );

  const code = errorCodeOf(error);
  return (
    <div className="grid gap-5">
      {account.choices.length > 1 && (
        <AccountSelect
          accounts={account.choices}
          value={account.chosen?.id ?? ''}
          onChange={account.choose}
        />
      )}
      {id !== null && query.isLoading ? (
        <Skeleton className="h-64" />
      ) : messages.length === 0 ? (
        <Beginning onAsk={text => void send(text)} isSending={isSending} />
      ) : (
        <ol
          aria-label={query.data?.conversation.title}
          // Keeps a focused element above the field, which sticks to the bottom.
          className="grid gap-8 [&_:is(a,button,summary)]:scroll-mb-64"
        >
          {messages.map((message, index) => (
            <MessageItem
              key={message.id}
              conversationId={id ?? ''}
              message={message}
              isLast={index === messages.length - 1}
              isBusy={isSending || isAnswering}
              onAsk={text => void send(text)}
              onRetry={() => void send(message.question, message.id)}
              onEdit={() => setEditing({ id: message.id, text: message.question })}
              onStop={() => void stop(message.id)}
            />
          ))}
        </ol>
      )}
      <div ref={end} className="scroll-mb-56" />
      <Composer
        key={editing?.id ?? 'new'}
        first={editing?.text ?? null}
        isSending={isSending}
        isAnswering={isAnswering}
        onSend={text => send(text, editing?.id)}
        onStop={() => last !== undefined && void stop(last.id)}
        onCancel={editing === null ? null : () => setEditing(null)}
        onType={clearError}
        problem={
          error !== null && (
            <Alert
              tone="destructive"
              action={
                code === 'chatbot_questions_limit_reached' && (
                  <LinkButton href={SITE_PATHS.pricing}>{t('chatbot.upgrade')}</LinkButton>
                )
              }
            >
              {code === null && !navigator.onLine ? t('chatbot.offline') : errorText(error, t)}
            </Alert>
          )
        }
      />
    </div>
  );
}

function Beginning({ onAsk, isSending }: { onAsk: (text: string) => void; isSending: boolean }) {
  const t = useT();
  return (
    <div className="grid gap-4 py-4">
      <h2 className="text-2xl">{t('chatbot.start')}</h2>
      <p className="max-w-prose text-muted">{t('chatbot.startText')}</p>
      <SuggestionChips
        label={t('chatbot.try')}
        suggestions={FIRST_QUESTIONS.map(key => t(`chatbot.ask.${key}`))}
        isBusy={isSending}
        onAsk={onAsk}
      />
    </div>
  );
}

/** Spec §6: admins and business plans may ask about several accounts; others about their primary one. */
function useChosenAccount() {
  const accounts = useLinkedAccounts();
  const [wanted, choose] = useState<string | null>(null);
  const items = accounts.data?.items ?? [];
  const { mayView, mayChoose } = useAccountChoice();
  return { chosen: viewedAccount(items, wanted, mayView), choices: mayChoose ? items : [], choose };
}
