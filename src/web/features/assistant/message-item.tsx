import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ConversationMessage } from '#contract/assistant.ts';
import { CONVERSATION_FORMATS } from '#domain/assistant/question/conversation.ts';
import { codeText } from '#web/ui/language/error-text.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Button, IconButton, LinkButton } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { AnswerBasisPart } from './answer-basis.tsx';
import { AnswerChartPart } from './answer-chart.tsx';
import { AnswerTablePart } from './answer-table.tsx';
import { FORMAT_NAMES } from './conversation-menu.tsx';
import { SuggestionChips } from './suggestion-chips.tsx';
import { useConversationExport } from './use-conversation-export.ts';

interface Props {
  conversationId: string;
  message: ConversationMessage;
  isLast: boolean;
  isBusy: boolean;
  onAsk: (text: string) => void;
  onRetry: () => void;
  onEdit: () => void;
  onStop: () => void;
}

/** A question and its answer. Texts are plain: nothing in them becomes a link or markup. */
export function MessageItem(props: Props) {
  const { message, isBusy, onRetry, onEdit } = props;
  const t = useT();
  const formats = useFormats();
  return (
    <li className="grid min-w-0 gap-3" data-state={message.state}>
      <div className="flex items-start justify-between gap-3 quoted-sm bg-sunken px-4 py-3">
        <div className="min-w-0">
          <p className="text-xs text-muted">
            {`${t('chatbot.you')} · ${formats.dateTime(message.asked_at)}`}
          </p>
          <h2 className="mt-0.5 font-sans text-base font-semibold whitespace-pre-wrap wrap-anywhere">
            {message.question}
          </h2>
        </div>
        <span className="flex shrink-0">
          <IconButton label={t('chatbot.edit')} disabled={isBusy} onClick={onEdit}>
            <Pencil className="size-4.5" />
          </IconButton>
          <IconButton label={t('chatbot.retry')} disabled={isBusy} onClick={onRetry}>
            <RotateCcw className="size-4.5" />
          </IconButton>
        </span>
      </div>
      <Answer {...props} />
    </li>
  );
}

function Answer({ conversationId, message, isLast, isBusy, onAsk, onRetry }: Props) {
  const t = useT();
  const { state, answer, error } = message;
  if (state === 'answering')
    return (
      <div className="grid gap-3">
        <p className="text-muted">{t('chatbot.thinking')}</p>
        <Skeleton className="h-24" />
      </div>
    );
  if (state === 'stopped' || answer === null) {
    const said = state === 'stopped' ? t('chatbot.stopped') : t('chatbot.failed');
    return (
      <div className="grid justify-items-start gap-3">
        <p>{error === null ? said : `${codeText(error.code, error.values, t)} ${said}`}</p>
        <Button size="sm" disabled={isBusy} onClick={onRetry}>
          {t('chatbot.retry')}
        </Button>
      </div>
    );
  }
  const { text, table, chart, basis, help, links, suggestions, note, by_model: byModel, language } = answer;
  const leadsToSupport = links.some(({ path }) => path.endsWith('/support'));
  return (
    <div lang={language} className="grid min-w-0 gap-4">
      <div className="grid gap-1.5 text-lg text-pretty wrap-anywhere">
        {text.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {note !== null && <p className="text-sm text-muted">{t(`chatbot.notes.${note}`)}</p>}
      {byModel && <p className="text-sm text-muted">{t('chatbot.byModel')}</p>}
      {chart !== null && basis !== null && <AnswerChartPart chart={chart} basis={basis} />}
      {table !== null && <AnswerTablePart table={table} />}
      {basis !== null && <AnswerBasisPart basis={basis} />}
      {(help.length > 0 || links.length > 0 || leadsToSupport) && (
        <div className="flex flex-wrap items-center gap-2">
          {help.map(kind =>
            kind === 'wait' ? (
              <p key={kind} className="basis-full text-sm text-muted">
                {t('chatbot.help.wait')}
              </p>
            ) : (
              <LinkButton key={kind} size="sm" variant="calm" href={HELP_PATHS[kind]}>
                {t(`chatbot.help.${kind}`)}
              </LinkButton>
            ),
          )}
          {links.map(({ label, path }) => (
            <LinkButton key={path} size="sm" href={path}>
              {label}
            </LinkButton>
          ))}
          {leadsToSupport && <TakeAlong id={conversationId} />}
        </div>
      )}
      {isLast && (
        <SuggestionChips
          label={t('chatbot.follow')}
          suggestions={suggestions}
          isBusy={isBusy}
          onAsk={onAsk}
        />
      )}
    </div>
  );
}

const HELP_PATHS = {
  link_account: APP_PATHS.accounts,
  sync: APP_PATHS.accounts,
  import: APP_PATHS.analyzer,
} as const;

/** The conversation as a file, to attach manually. */
function TakeAlong({ id }: { id: string }) {
  const t = useT();
  const { save, isSaving } = useConversationExport(id);
  return CONVERSATION_FORMATS.slice(0, 1).map(format => (
    <Button key={format} size="sm" busy={isSaving} onClick={() => void save(format)}>
      {t('chatbot.exportAs', { format: FORMAT_NAMES[format] })}
    </Button>
  ));
}
