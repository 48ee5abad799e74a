import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useLanguage } from '#web/ui/language/language.tsx';
import { DemoBadge } from '#web/shared/linked-accounts/demo-badge.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** The invented creators, those in the reader's language first; one click opens one. */
export function DemoCreators({
  busyHandle,
  onOpen,
}: {
  busyHandle: string | undefined;
  onOpen: (handle: string) => void;
}) {
  const { t, language } = useLanguage();
  const formats = useFormats();
  const query = useQuery(orpc.accounts.demoCreators.queryOptions());
  return (
    <section aria-labelledby="demo-creators">
      <h3 id="demo-creators" className="text-lg">
        {t('onboarding.demo.title')}
      </h3>
      <p className="mt-1 mb-3 text-sm text-muted">{t('onboarding.demo.text')}</p>
      <DemoBadge />
      <QueryPanel query={query} skeleton={<Skeleton className="mt-3 h-96" />}>
        {({ items }) => (
          <ul className="mt-3 grid gap-2">
            {items
              .toSorted((a, b) => Number(b.language === language) - Number(a.language === language))
              .map(creator => (
                <li key={creator.handle}>
                  <button
                    type="button"
                    aria-label={t('onboarding.demo.open', { name: creator.displayName })}
                    aria-describedby={`${creator.handle}-facts`}
                    aria-busy={busyHandle === creator.handle || undefined}
                    disabled={busyHandle !== undefined}
                    onClick={() => onOpen(creator.handle)}
                    className="group flex w-full items-center gap-3 quoted-sm border border-line px-4 py-3 text-start transition-colors hover:border-ink hover:bg-sunken aria-busy:border-calm aria-busy:bg-calm-wash"
                  >
                    <span className="min-w-0 flex-1">
                      <span className="block font-semibold">{creator.displayName}</span>
                      <span id={`${creator.handle}-facts`} className="block text-sm text-muted">
                        {creator.niche[language]}
                        {creator.language !== language &&
                          `, ${t(`onboarding.demo.language.${creator.language}`)}`}
                        {' · '}
                        {t('onboarding.demo.size', {
                          followers: formats.compact(creator.followers),
                          videos: formats.number(creator.videos),
                          rhythm: formats.number(creator.videosPerWeek, 1),
                        })}
                      </span>
                    </span>
                    <ChevronRight aria-hidden className="size-5 shrink-0 text-muted group-hover:text-ink" />
                  </button>
                </li>
              ))}
          </ul>
        )}
      </QueryPanel>
    </section>
  );
}
