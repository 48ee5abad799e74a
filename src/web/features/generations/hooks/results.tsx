import { useId } from 'react';
import { hasColon } from '#domain/generations/hooks/why-line.ts';
import type { T } from '#i18n/messages.ts';
import { viewing } from '#web/shared/session/viewing.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { useT } from '#web/ui/language/language.tsx';
import { ModelNote } from '#web/features/ai-models/model-note.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useAnnounced } from '#web/ui/browser/announce.ts';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { TextCard } from './text-card.tsx';
import type { TextCalls } from './use-text-calls.ts';
import type { Done, TextsWish, Written } from './use-write-texts.ts';

/** The generated texts as they arrive, and those held back by the checks. */
export function Results({
  written,
  calls,
  isToldAtField,
}: {
  written: Written | null;
  calls: TextCalls;
  /** The error is shown at the field it concerns. */
  isToldAtField: boolean;
}) {
  const t = useT();
  const say = useErrorText();
  const titleId = useId();
  const progress = progressOf(written, t);
  useAnnounced(progress);
  if (written === null || (written.state === 'failed' && isToldAtField)) {
    return (
      <Card as="div">
        <EmptyState title={t('generations.results.empty')} text={t('generations.results.emptyText')} />
      </Card>
    );
  }
  const { texts, notes, done, state, error, wish } = written;
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader id={titleId} title={t('generations.results.title')} text={progress} />
      <div className="grid gap-3 not-empty:mb-4">
        {state === 'failed' && (
          <Alert tone="destructive" title={t('generations.results.failed')}>
            {error === null ? null : say.error(error)}
          </Alert>
        )}
        {notes.map(({ note }) => (
          <ModelNote key={note} reason={note} />
        ))}
        {texts.some(({ hook }) => hook !== null && hasColon(hook.score)) && (
          <p className="text-sm text-muted">{t('generations.results.colon')}</p>
        )}
        {done !== null && <Told done={done} wish={wish} />}
      </div>
      <ul>
        {texts.map(text => (
          <TextCard
            key={text.id}
            text={text}
            calls={calls}
            isKept={viewing === null && (state === 'done' || state === 'stopped')}
          />
        ))}
      </ul>
      {done !== null && <HeldBack done={done} />}
    </Card>
  );
}

function progressOf(written: Written | null, t: T): string | null {
  if (written?.state === 'writing') return t('generations.results.writing');
  const count = written?.texts.length ?? 0;
  return written?.state === 'done' || count > 0 ? t('generations.results.count', { count }) : null;
}

function Told({ done, wish }: { done: Done; wish: TextsWish }) {
  const chosen = wish.count;
  const t = useT();
  if (done.count === 0) {
    return (
      <Alert tone="warn" isOutcome title={t('generations.results.none')}>
        {t('generations.results.noneText')}
      </Alert>
    );
  }
  return (
    <>
      {done.repeated && <Alert isOutcome>{t('generations.results.repeated')}</Alert>}
      {wish.asksWinners && wish.accountId === null && (
        <Alert isOutcome>{t('generations.results.noWinners')}</Alert>
      )}
      {!done.topic_known && <Alert isOutcome>{t('generations.results.unknownTopic')}</Alert>}
      {done.said_topic !== null && (
        <Alert isOutcome>{t('generations.results.saidTopic', { topic: done.said_topic })}</Alert>
      )}
      {!done.repeated && done.count < chosen && (
        <Alert isOutcome>{t('generations.results.fewer', { count: done.count, asked: chosen })}</Alert>
      )}
    </>
  );
}

function HeldBack({ done }: { done: Done }) {
  const t = useT();
  const held = done.refused.toSorted((a, b) => b.count - a.count);
  if (held.length === 0) return null;
  return (
    <details className="mt-4 border-t border-line pt-3">
      <summary className="inline-flex min-h-9 cursor-pointer items-center link text-sm pointer-coarse:min-h-11">
        {t('generations.results.gates')}
      </summary>
      <ul className="mt-1 grid gap-0.5 text-sm">
        {held.map(({ gate, count }) => (
          <li key={gate}>{t('generations.results.gate', { gate: t(`generations.gates.${gate}`), count })}</li>
        ))}
      </ul>
    </details>
  );
}
