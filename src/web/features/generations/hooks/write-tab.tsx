import PenLine from 'lucide-react/icons/pen-line';
import Square from 'lucide-react/icons/square';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useSearchParams } from 'wouter';
import { CTA_GOALS, CTA_PLACEMENTS } from '#domain/generations/brief/cta-goals.ts';
import { TEXTS_AT_ONCE } from '#domain/generations/brief/generation-limits.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { habitsKey, habitsOf, hasSubject, readBrief } from '#web/features/generations/brief/brief-choice.ts';
import { BriefFields } from '#web/features/generations/brief/brief-fields.tsx';
import { errorCodeOf } from '#web/ui/language/error-text.ts';
import { useLanguage } from '#web/ui/language/language.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { Field, Select } from '#web/ui/controls/field.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { PutaclicFields } from './putaclic-fields.tsx';
import { Results } from './results.tsx';
import { useTextCalls } from './use-text-calls.ts';
import { useWriteTexts, type TextsWish } from './use-write-texts.ts';
import { WinnersChoice } from './winners-choice.tsx';

const KINDS = ['hook', 'cta'] as const;
/** Calls to action address the viewer. */
const ADDRESSED = ['tu', 'vous'] as const;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The URL's values, over stored habits; `text` is an opening to rewrite. */
function firstWish(userId: string, address: URLSearchParams, language: 'fr' | 'en'): TextsWish {
  const named = new URLSearchParams(address);
  const opening = named.get('text');
  if (opening !== null && !named.has('topic')) named.set('topic', opening);
  return {
    ...readBrief(stored(habitsKey(userId)), named, { tool: 'texts', language }),
    kind: address.get('type') === 'cta' ? 'cta' : 'hook',
    putaclic: false,
    payoff: '',
    count: TEXTS_AT_ONCE.usual,
    accountId: null,
    asksWinners: false,
    goal: null,
    placement: null,
  };
}

/** The request form and the generated texts. */
export function WriteTab({ userId }: { userId: string }) {
  const { t, language } = useLanguage();
  const say = useErrorText();
  const [address] = useSearchParams();
  const [wish, setWish] = useState(() => firstWish(userId, address, language));
  const [isMissing, setIsMissing] = useState(false);
  const options = useQuery(orpc.generations.options.queryOptions());
  const { written, write, change, stop } = useWriteTexts();
  // A removed text stays in its place, so that it can be restored.
  const calls = useTextCalls((id, text) =>
    change(id, before => text ?? { ...before, deleted_at: new Date().toISOString() }),
  );
  const isWriting = written?.state === 'writing';
  const set = (part: Partial<TextsWish>) => {
    setWish(before => ({ ...before, ...part }));
    setIsMissing(false);
  };
  const code = written?.state === 'failed' ? errorCodeOf(written.error) : null;
  const atPayoff = code === 'putaclic_payoff_missing';
  const atTopic = code === 'generation_topic_unreadable' || code === 'generation_topic_missing';

  function send(event: FormEvent) {
    event.preventDefault();
    if (isWriting) return;
    setIsMissing(!hasSubject(wish));
    if (!hasSubject(wish)) return;
    try {
      const key = habitsKey(userId);
      localStorage.setItem(key, habitsOf(wish, 'texts', stored(key)));
    } catch {
      // Habits that cannot be stored are chosen again next time.
    }
    const isHook = wish.kind === 'hook';
    void write({
      ...wish,
      address: !isHook && wish.address === 'on' ? 'tu' : wish.address,
      putaclic: isHook && wish.putaclic,
      accountId: isHook ? wish.accountId : null,
      asksWinners: isHook && wish.asksWinners,
    });
  }

  return (
    <QueryPanel query={options} skeleton={<Skeleton className="h-[36rem]" />}>
      {({ niches, putaclic }) => (
        <div className="grid items-start gap-6 xl:grid-cols-[26rem_minmax(0,1fr)]">
          <Card as="div">
            <form onSubmit={send} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <Segmented
                label={t('generations.form.kind')}
                value={wish.kind}
                onChange={kind => set({ kind })}
                segments={KINDS.map(value => ({ value, label: t(`generations.form.kinds.${value}`) }))}
              />
              <BriefFields
                value={wish}
                onChange={set}
                niches={niches}
                {...(wish.kind === 'cta' && { addresses: ADDRESSED })}
                error={
                  isMissing
                    ? t('briefs.missing')
                    : atTopic && written !== null
                      ? say.error(written.error)
                      : undefined
                }
              />
              {wish.kind === 'cta' ? (
                <CtaFields wish={wish} set={set} />
              ) : (
                <>
                  <WinnersChoice
                    accountId={wish.accountId}
                    onChange={accountId => set({ accountId })}
                    onOpen={asksWinners => set({ asksWinners })}
                  />
                  <PutaclicFields
                    value={wish}
                    isInPlan={putaclic}
                    onChange={set}
                    error={atPayoff && written !== null ? say.error(written.error) : undefined}
                  />
                </>
              )}
              <div className="flex flex-wrap gap-3">
                <Button
                  type="submit"
                  variant="signal"
                  size="lg"
                  busy={isWriting}
                  icon={<PenLine aria-hidden className="size-5" />}
                >
                  {t(written?.state === 'done' ? 'generations.form.again' : 'generations.form.write')}
                </Button>
                {isWriting && (
                  <Button size="lg" icon={<Square aria-hidden className="size-4" />} onClick={stop}>
                    {t('generations.form.stop')}
                  </Button>
                )}
              </div>
              {written?.state === 'stopped' && (
                <Alert isOutcome>
                  {t(
                    written.texts.length === 0 ? 'generations.form.stopped' : 'generations.form.stoppedKept',
                  )}
                </Alert>
              )}
            </form>
          </Card>
          <Results written={written} calls={calls} isToldAtField={atPayoff || atTopic} />
        </div>
      )}
    </QueryPanel>
  );
}

function CtaFields({ wish, set }: { wish: TextsWish; set: (part: Partial<TextsWish>) => void }) {
  const { t } = useLanguage();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('generations.form.goal')}>
        {wiring => (
          <Select
            {...wiring}
            className="w-full"
            value={wish.goal ?? ''}
            onChange={({ target }) => set({ goal: CTA_GOALS.find(goal => goal === target.value) ?? null })}
          >
            <option value="">{t('generations.form.anyGoal')}</option>
            {CTA_GOALS.map(goal => (
              <option key={goal} value={goal}>
                {t(`generations.goals.${goal}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('generations.form.placement')}>
        {wiring => (
          <Select
            {...wiring}
            className="w-full"
            value={wish.placement ?? ''}
            onChange={({ target }) =>
              set({ placement: CTA_PLACEMENTS.find(place => place === target.value) ?? null })
            }
          >
            <option value="">{t('generations.form.anyPlacement')}</option>
            {CTA_PLACEMENTS.map(place => (
              <option key={place} value={place}>
                {t(`generations.placements.${place}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
