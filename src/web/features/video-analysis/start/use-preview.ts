import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { RecognisedInput } from '#domain/video-analysis/input/recognise-input.ts';
import { canonicalVideoUrl } from '#domain/video-analysis/input/tiktok-link.ts';
import { orpc } from '#web/shared/api/orpc.ts';

/** Debounce of typing before the server is called. */
const SETTLES_MS = 350;

/** The text to send: the recognised URL, never the text around it. */
export function typedText(found: RecognisedInput): string | null {
  if (found.kind === 'video') return canonicalVideoUrl(found);
  return found.kind === 'shortLink' ? found.url : null;
}

/** What would be analysed and at what cost, for a video's link. */
export function usePreview(text: string | null) {
  const settled = useSettled(text);
  const isAsked = settled !== null && settled === text;
  return useQuery(
    orpc.analyses.preview.queryOptions({
      input: { text: settled ?? '' },
      enabled: isAsked,
      retry: false,
      staleTime: 30_000,
    }),
  );
}

/** The price of one more analysis, of any kind. */
export function usePrice() {
  return useQuery(orpc.analyses.price.queryOptions({ staleTime: 0, placeholderData: keepPreviousData }));
}

function useSettled(value: string | null): string | null {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
