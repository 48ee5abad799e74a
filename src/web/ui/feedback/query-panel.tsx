import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '#web/ui/language/error-text.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Alert } from './alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';

/**
 * The four states of a panel with one query: skeleton · cause and "Réessayer" · empty · content. When a refresh fails,
 * the last good content stays, with its time.
 */
export function QueryPanel<Data>({
  query,
  skeleton,
  isEmpty,
  empty,
  children,
}: {
  query: Pick<
    UseQueryResult<Data>,
    'data' | 'error' | 'isError' | 'isPending' | 'isFetching' | 'refetch' | 'dataUpdatedAt'
  >;
  skeleton: ReactNode;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const t = useT();
  const formats = useFormats();
  const retry = (
    <Button size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
      {t('ui.retry')}
    </Button>
  );
  if (query.data === undefined) {
    if (query.isError) {
      return (
        <Alert tone="destructive" action={retry}>
          {errorText(query.error, t)}
        </Alert>
      );
    }
    return (
      <div aria-busy="true">
        <output className="sr-only">{t('ui.loading')}</output>
        {skeleton}
      </div>
    );
  }
  return (
    <>
      {query.isError && (
        <Alert tone="warn" isOutcome action={retry} className="mb-4">
          {t('ui.stale', { when: formats.dateTime(new Date(query.dataUpdatedAt)) })}
        </Alert>
      )}
      {empty !== undefined && isEmpty?.(query.data) ? empty : children(query.data)}
    </>
  );
}
