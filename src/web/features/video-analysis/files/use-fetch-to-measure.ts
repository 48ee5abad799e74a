import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isOpen, RIGHTS_VERSION } from '#domain/downloads/download-state.ts';
import { orpc } from '#web/shared/api/orpc.ts';
import { useDownloadCalls } from '#web/shared/downloads/use-downloads.ts';

const FOLLOW_MS = 1_000;

/** Downloads a public video by its link and analyses it with its file when complete. */
export function useFetchToMeasure(link: string) {
  const { add, again, choose, cancel, analyse } = useDownloadCalls();
  const [id, setId] = useState<string | null>(null);
  const query = useQuery({
    ...orpc.downloads.get.queryOptions({ input: { id: id ?? '' } }),
    enabled: id !== null,
    refetchInterval: ({ state: { data } }) => (data !== undefined && isOpen(data.state) ? FOLLOW_MS : false),
  });
  const item = id === null ? undefined : query.data;

  function begin() {
    add.mutate(
      { links: link, rights: RIGHTS_VERSION, format: 'h264' },
      {
        onSuccess: ({ rows: [row] }) => {
          const there = row?.download;
          if (!there) return;
          setId(there.id);
          // A download of an earlier day may still be there.
          if (there.state === 'choosing') choose.mutate({ id: there.id, codec: 'h264' });
          else if (!isOpen(there.state) && there.state !== 'ready') again.mutate({ id: there.id });
        },
      },
    );
  }

  const state = item?.state;
  const measure = useEffectEvent(() => {
    if (id !== null && analyse.isIdle) analyse.mutate({ id });
  });
  useEffect(() => {
    if (state === 'ready') measure();
  }, [state]);

  return {
    begin,
    item,
    refused: add.data?.rows[0]?.download === null ? add.data.rows[0] : undefined,
    error: add.error,
    isBusy: add.isPending || analyse.isPending,
    isMeasuringRefused: analyse.isError,
    measure: () => id !== null && analyse.mutate({ id }),
    cancel: () => id !== null && cancel.mutate({ id }),
  };
}
