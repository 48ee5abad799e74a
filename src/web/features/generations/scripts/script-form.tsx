import PenLine from 'lucide-react/icons/pen-line';
import Square from 'lucide-react/icons/square';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { BRIEF_LIMITS } from '#domain/generations/brief/generation-limits.ts';
import { SCRIPT_LENGTHS, SHEET_IDS } from '#domain/generations/scripts/beat-sheet.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { habitsKey, habitsOf, hasSubject, readBrief } from '#web/features/generations/brief/brief-choice.ts';
import { BriefFields } from '#web/features/generations/brief/brief-fields.tsx';
import { useLanguage } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card } from '#web/ui/content/card.tsx';
import { Field, Select, TextInput } from '#web/ui/controls/field.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ComingBeats } from './coming-beats.tsx';
import { ScriptPrice } from './script-price.tsx';
import { useWriteScript, type ScriptWish } from './use-write-script.ts';

/** The viewer is addressed by tu or vous. */
const ADDRESSED = ['tu', 'vous'] as const;

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function firstWish(userId: string, address: URLSearchParams, language: 'fr' | 'en'): ScriptWish {
  const brief = readBrief(stored(habitsKey(userId)), address, { tool: 'scripts', language });
  const seconds = Number(address.get('seconds'));
  return {
    ...brief,
    address: brief.address === 'on' ? 'tu' : brief.address,
    seconds: SCRIPT_LENGTHS.find(length => length === seconds) ?? 30,
    sheet: SHEET_IDS.find(id => id === address.get('sheet')) ?? 'problem-solution',
    hook: (address.get('hook') ?? '').slice(0, BRIEF_LIMITS.hook),
    loops: false,
  };
}

/** The settings of a script, its price, and its beats while they are written. */
export function ScriptForm({ userId }: { userId: string }) {
  const { t, language } = useLanguage();
  const say = useErrorText();
  const [address] = useSearchParams();
  const [, navigate] = useLocation();
  const [wish, setWish] = useState(() => firstWish(userId, address, language));
  const [isMissing, setIsMissing] = useState(false);
  const options = useQuery(orpc.generations.options.queryOptions());
  const { write, beats, error, isStopped, isPartKept, stop } = useWriteScript((id, note) => {
    if (note !== null) toast({ title: t(`scripts.notes.${note.note}`, { name: note.writer.name ?? '' }) });
    navigate(`${APP_PATHS.scripts}/${id}`);
  });
  const set = (part: Partial<ScriptWish>) => setWish(before => ({ ...before, ...part }));

  function send(event: FormEvent) {
    event.preventDefault();
    const hasAny = hasSubject(wish);
    setIsMissing(!hasAny);
    if (!hasAny || beats !== null) return;
    try {
      const key = habitsKey(userId);
      localStorage.setItem(key, habitsOf(wish, 'scripts', stored(key)));
    } catch {
      // Habits that cannot be stored are chosen again next time.
    }
    void write(wish);
  }

  return (
    <QueryPanel query={options} skeleton={<Skeleton className="h-[36rem]" />}>
      {({ niches, sheets, whole_scripts: showsAll }) => (
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
          <Card as="div">
            <form onSubmit={send} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <div className="flex flex-wrap gap-x-6 gap-y-4">
                <Segmented
                  label={t('scripts.form.seconds')}
                  value={wish.seconds}
                  onChange={seconds => set({ seconds })}
                  segments={SCRIPT_LENGTHS.map(value => ({
                    value,
                    label: t('scripts.form.secondsValue', { seconds: value }),
                  }))}
                />
                <Field
                  label={t('scripts.form.sheet')}
                  className="min-w-0 flex-1 basis-64"
                  hint={
                    sheets.find(({ id }) => id === wish.sheet)?.assumesExperience === true
                      ? t('scripts.form.lived')
                      : undefined
                  }
                >
                  {wiring => (
                    <Select
                      {...wiring}
                      className="w-full"
                      value={wish.sheet}
                      onChange={({ target }) => {
                        const sheet = SHEET_IDS.find(id => id === target.value);
                        if (sheet !== undefined) set({ sheet });
                      }}
                    >
                      {sheets.map(({ id, names }) => (
                        <option key={id} value={id}>
                          {names[language]}
                        </option>
                      ))}
                    </Select>
                  )}
                </Field>
              </div>
              <BriefFields
                value={wish}
                onChange={brief => {
                  set(brief);
                  setIsMissing(false);
                }}
                niches={niches}
                addresses={ADDRESSED}
                error={isMissing ? t('briefs.missing') : undefined}
              />
              <Field label={t('scripts.form.hook')} hint={t('scripts.form.hookHint')}>
                {wiring => (
                  <TextInput
                    {...wiring}
                    lang={wish.language}
                    value={wish.hook}
                    maxLength={BRIEF_LIMITS.hook}
                    onChange={({ target }) => set({ hook: target.value })}
                  />
                )}
              </Field>
              <label className="inline-flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
                <input
                  type="checkbox"
                  className="size-5 accent-calm"
                  checked={wish.loops}
                  onChange={({ target }) => set({ loops: target.checked })}
                />
                {t('scripts.form.loops')}
              </label>
              <ScriptPrice showsAll={showsAll} />
              {error !== null && <Alert tone="destructive">{say.error(error)}</Alert>}
              {isStopped && !isPartKept && <Alert isOutcome>{t('scripts.form.stopped')}</Alert>}
              {isPartKept && <Alert isOutcome>{t('scripts.form.shownKept')}</Alert>}
              <div className="flex flex-wrap gap-3">
                <Button
                  type="submit"
                  variant="signal"
                  size="lg"
                  busy={beats !== null}
                  icon={<PenLine aria-hidden className="size-5" />}
                >
                  {t('scripts.form.write')}
                </Button>
                {beats !== null && (
                  <Button size="lg" icon={<Square aria-hidden className="size-4" />} onClick={stop}>
                    {t('scripts.form.stop')}
                  </Button>
                )}
              </div>
            </form>
          </Card>
          <ComingBeats sheet={wish.sheet} seconds={wish.seconds} language={wish.language} beats={beats} />
        </div>
      )}
    </QueryPanel>
  );
}
