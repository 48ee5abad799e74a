import { useQuery } from '@tanstack/react-query';
import { orpc } from '#web/shared/api/orpc.ts';
import { useLanguage } from '#web/ui/language/language.tsx';
import { APP_PATHS } from '#web/paths.ts';

/** The hooks and calls for the video of an analysis; always the same, so requested once. */
export function useProposals(analysisId: string) {
  const { language } = useLanguage();
  return useQuery(
    orpc.analyses.proposals.queryOptions({ input: { id: analysisId, language }, staleTime: Infinity }),
  );
}

interface About {
  topic?: string | undefined;
  niche: string | null;
  language: string | null;
}

function withQuery(path: string, values: Record<string, string | null | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  return query.size === 0 ? path : `${path}?${query}`;
}

/** More hooks on the same topic. */
export function hooksPath({ topic, niche, language }: About): string {
  return withQuery(APP_PATHS.hooks, { topic, niche, language, platform: 'tiktok' });
}

/** A script that begins with the hook. */
export function scriptPath(hook: string, { topic, niche, language }: About): string {
  return withQuery(APP_PATHS.scripts, { hook, topic, niche, language });
}
