import { countSourceCall } from '../../platform/telemetry/metrics.ts';
import { inInnerSpan } from '../../platform/telemetry/tracing.ts';
import { SourceError, type VideoSource } from './video-source.ts';

/** Wraps a source; each request is counted by result and duration, and is a trace span. */
export function meteredSource(source: VideoSource): VideoSource {
  const { id } = source;
  const metered = <Given extends unknown[], Answer>(
    input: 'profile' | 'videos' | 'video',
    ask: ((...given: Given) => Promise<Answer>) | undefined,
  ): ((...given: Given) => Promise<Answer>) | undefined =>
    ask === undefined
      ? undefined
      : (...given) =>
          inInnerSpan(
            () => `source ${id} ${input}`,
            () => ({ attributes: { 'source.id': id, 'source.asked': input } }),
            async () => {
              const startedAt = performance.now();
              const tell = (outcome: string) =>
                countSourceCall(id, input, outcome, performance.now() - startedAt);
              try {
                const answer = await ask(...given);
                tell('answered');
                return answer;
              } catch (error) {
                tell(error instanceof SourceError ? error.code : 'internal');
                throw error;
              }
            },
          );
  const profile = metered('profile', source.profile?.bind(source));
  const videos = metered('videos', source.videos?.bind(source));
  const video = metered('video', source.video?.bind(source));
  return {
    ...source,
    ...(profile === undefined ? {} : { profile }),
    ...(videos === undefined ? {} : { videos }),
    ...(video === undefined ? {} : { video }),
  };
}
