import { useQuery } from '@tanstack/react-query';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import { useEffect, useRef, useState } from 'react';
import type { LinkedAccount } from '#contract/accounts.ts';
import { DASHBOARD_DEFAULT_DAYS } from '#domain/periods/period.ts';
import { WithAccount } from '#web/accounts/with-account.tsx';
import { orpc } from '#web/api/orpc.ts';
import { useFormats, useT } from '#web/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryPanel } from '#web/ui/query-panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { QUESTIONS, useAnswer, type Question } from './answers.ts';

const CANNOT = ['hour', 'watch', 'why', 'free'] as const;

export function ChatbotPage() {
  const t = useT();
  return (
    <>
      <PageHeader title={t('tools.chatbot.title')} text={t('tools.chatbot.text')} />
      <WithAccount>{account => <Assistant key={account.id} account={account} />}</WithAccount>
    </>
  );
}

function Assistant({ account }: { account: LinkedAccount }) {
  const t = useT();
  const [asked, setAsked] = useState<Question[]>([]);
  const answers = useRef<HTMLDivElement>(null);
  // On a phone the answer stands below the questions.
  useEffect(() => {
    if (asked.length > 0) answers.current?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <Card aria-labelledby="questions-title">
        <h2 id="questions-title" className="mb-3 text-xl">
          {t('tools.chatbot.questions')}
        </h2>
        <ul className="grid gap-2">
          {QUESTIONS.map(question => (
            <li key={question}>
              <Button
                className="w-full justify-start py-2 text-start leading-snug"
                aria-pressed={asked.at(-1) === question}
                onClick={() => setAsked(before => [...before.filter(other => other !== question), question])}
              >
                {t(`tools.chatbot.list.${question}`)}
              </Button>
            </li>
          ))}
        </ul>
        <h2 className="mt-7 text-lg">{t('tools.chatbot.limits')}</h2>
        <p className="mt-1 mb-2 text-sm text-muted">{t('tools.chatbot.limitsText')}</p>
        <ul className="grid list-disc gap-1.5 ps-5 text-sm">
          {CANNOT.map(limit => (
            <li key={limit}>{t(`tools.chatbot.cannot.${limit}`)}</li>
          ))}
        </ul>
      </Card>
      <Card as="div" className="min-h-80">
        <div ref={answers} className="scroll-m-6">
          {asked.length === 0 ? (
            <p className="grid min-h-64 place-items-center gap-3 text-center text-muted">
              <MessageCircleQuestion aria-hidden className="size-9" />
              {t('tools.chatbot.pick')}
            </p>
          ) : (
            <Answers account={account} asked={asked} />
          )}
        </div>
      </Card>
    </div>
  );
}

/** The same call as the performance panel's answers every question. */
function Answers({ account, asked }: { account: LinkedAccount; asked: Question[] }) {
  const t = useT();
  const formats = useFormats();
  const query = useQuery(
    orpc.accounts.performance.queryOptions({
      input: { id: account.id, periodDays: DASHBOARD_DEFAULT_DAYS },
    }),
  );
  const answer = useAnswer();
  return (
    <QueryPanel query={query} skeleton={<Skeleton className="h-48" />}>
      {performance => (
        <ol aria-live="polite" className="grid gap-7">
          {asked.toReversed().map(question => {
            const { sentence, allVideos } = answer(question, performance);
            return (
              <li key={question}>
                <p className="text-sm font-semibold text-muted">{t(`tools.chatbot.list.${question}`)}</p>
                <p className="mt-1.5 text-lg text-pretty">{sentence}</p>
                <p className="mt-1.5 text-sm text-muted">
                  {allVideos
                    ? t('tools.chatbot.basisAll', {
                        n: formats.number(performance.provenance.engagement.n),
                        username: account.tiktok_username,
                      })
                    : t('tools.chatbot.basis', {
                        count: performance.count,
                        days: performance.period.days,
                        username: account.tiktok_username,
                      })}
                  {' · '}
                  {t(`ui.provenance.sources.${performance.provenance.engagement.source ?? 'none'}`)}
                </p>
                <LinkButton
                  size="sm"
                  className="mt-3"
                  href={`${APP_PATHS.dashboard}?accountId=${account.id}&periodDays=${performance.period.days}`}
                >
                  {t('tools.chatbot.proof')}
                </LinkButton>
              </li>
            );
          })}
        </ol>
      )}
    </QueryPanel>
  );
}
