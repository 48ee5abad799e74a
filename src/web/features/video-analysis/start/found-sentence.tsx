import { MOST_AT_ONCE } from '#domain/video-analysis/analysis-run.ts';
import type { RecognisedInput } from '#domain/video-analysis/input/recognise-input.ts';
import { useT } from '#web/ui/language/language.tsx';

/** What was recognised in the field, and what will happen or what is missing. */
export function FoundSentence({
  found,
  isLinked,
}: {
  found: Exclude<RecognisedInput, { kind: 'nothing' }>;
  isLinked: boolean;
}) {
  const t = useT();
  switch (found.kind) {
    case 'account':
      if (isLinked) return t('analyses.found.accountLinked', { username: found.handle });
      return t(`recognition.found.${found.isDemo ? 'demo' : 'profile'}`, { username: found.handle });
    case 'video':
      if (found.handle === null) return t('recognition.found.videoAlone');
      return t(`recognition.found.${found.isSlideshow ? 'slideshow' : 'video'}`, {
        username: found.handle,
      });
    case 'shortLink':
      return t('recognition.found.shortLink');
    case 'several':
      return <LinesSentence count={found.found.length} />;
    case 'otherPlatform':
      return (
        <Refusal>
          {found.platform === null
            ? t('recognition.found.foreign')
            : t('recognition.found.platform', { platform: found.platform })}
        </Refusal>
      );
    case 'refused':
      return <Refusal>{t(`recognition.refused.${found.reason}`)}</Refusal>;
  }
}

/** Several links at once: how many, or that there are too many. */
export function LinesSentence({ count }: { count: number }) {
  const t = useT();
  return count > MOST_AT_ONCE ? (
    <Refusal>{t('analyses.found.tooMany', { limit: MOST_AT_ONCE })}</Refusal>
  ) : (
    t('analyses.found.several', { count })
  );
}

function Refusal({ children }: { children: string }) {
  return <span className="text-bad">{children}</span>;
}
