import Plus from 'lucide-react/icons/plus';
import { APP_PATHS, OPEN_PATHS, SITE_PATHS } from '#web/paths.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { useSite } from './site-context.tsx';
import { SitePage } from './site-page.tsx';

export function SupportPage() {
  const { t, href, questions } = useSite();
  return (
    <SitePage title={t('support.title')} text={t('support.text')}>
      <div className="grid gap-12 lg:grid-cols-[1fr_20rem]">
        <div className="grid gap-12">
          {questions.map(group => (
            <section key={group.id} aria-labelledby={group.id}>
              <h2 id={group.id} className="mb-4 text-2xl">
                {group.title}
              </h2>
              <div className="border-t border-line">
                {group.questions.map(question => (
                  <details key={question.id} id={question.id} className="group border-b border-line">
                    <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
                      {question.question}
                      <Plus
                        aria-hidden
                        className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45"
                      />
                    </summary>
                    <p className="max-w-prose pb-5 text-muted">{question.answer}</p>
                  </details>
                ))}
              </div>
            </section>
          ))}
        </div>
        <aside className="self-start quoted border border-line bg-surface p-6 shadow-raised lg:sticky lg:top-24">
          <h2 className="text-xl">{t('support.more')}</h2>
          <p className="mt-2 mb-5 text-muted">{t('support.moreText')}</p>
          <div className="grid gap-2">
            <LinkButton href={href(SITE_PATHS.docs)} variant="calm" className="w-full">
              {t('support.docs')}
            </LinkButton>
            <LinkButton href={OPEN_PATHS.contact} className="w-full">
              {t('support.write')}
            </LinkButton>
            <LinkButton href={APP_PATHS.tickets} variant="quiet" className="w-full">
              {t('support.tickets')}
            </LinkButton>
          </div>
        </aside>
      </div>
    </SitePage>
  );
}
