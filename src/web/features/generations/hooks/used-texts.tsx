import { readingTime } from '#presentation/sentences/reading-time.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { UsedText } from '#contract/generations/generations.ts';
import { isRounded } from '#domain/sources/reading.ts';
import { shownTitle } from '#domain/text/shown-title.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

const CUT = 70;

/** Texts used in a video, with its result among the account's own at the same age. */
export function UsedTexts() {
  const t = useT();
  const titleId = useId();
  const query = useQuery(orpc.generations.used.queryOptions({ input: { kinds: 'hook,cta' }, staleTime: 0 }));
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={t('generations.performance.title')}
        text={t('generations.performance.text')}
      />
      <QueryPanel query={query} skeleton={<Skeleton className="h-32" />}>
        {({ items }) => (
          <ul className="grid gap-3">
            {items.map(item => (
              <UsedLine key={item.text.id} item={item} />
            ))}
          </ul>
        )}
      </QueryPanel>
    </Card>
  );
}

function UsedLine({ item: { text, video } }: { item: UsedText }) {
  const t = useT();
  const formats = useFormats();
  return (
    <li className="grid gap-1 border-t border-line pt-3 first:border-t-0 first:pt-0">
      <p lang={text.brief.language} className="font-semibold wrap-anywhere">
        {text.text}
      </p>
      {video === null ? (
        <p className="text-sm text-muted">{t('generations.performance.gone')}</p>
      ) : (
        <>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <Against against={video.against} />
            {video.views !== null && (
              <span className="text-sm text-muted" title={formats.number(video.views)}>
                {t('generations.performance.views', { views: formats.compact(video.views) })}
              </span>
            )}
          </p>
          <p className="text-sm text-muted wrap-anywhere">
            {`@${video.username} · ${shownTitle(video.caption, CUT)} · `}
            {t('generations.performance.measured', {
              when: readingTime(video.observed_at, [video.source], formats),
              source: t(`ui.provenance.sources.${video.source}`),
            })}
            {isRounded(video) && ` · ${t('videos.rounded')}`}
          </p>
        </>
      )}
    </li>
  );
}

function Against({ against }: { against: NonNullable<UsedText['video']>['against'] }) {
  const t = useT();
  const formats = useFormats();
  if (against.known) {
    return (
      <>
        <span className="text-lg font-bold">
          {t('generations.performance.factor', { factor: formats.number(against.factor, 1) })}
        </span>
        <span className="text-sm text-muted">{t('generations.performance.n', { count: against.n })}</span>
      </>
    );
  }
  const { reason, n, needed } = against;
  return (
    <span className="font-medium">
      {reason === 'too_young' && n >= needed
        ? t('generations.performance.young')
        : t('generations.performance.few', { n, needed })}
    </span>
  );
}
