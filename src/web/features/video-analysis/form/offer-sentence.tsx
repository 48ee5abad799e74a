import type { RecognisedInput } from '#domain/video-analysis/input/recognise-input.ts';
import { useErrorText } from '#web/shared/errors/use-error-text.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { FoundSentence } from '#web/features/video-analysis/start/found-sentence.tsx';
import type { usePreview } from '#web/features/video-analysis/start/use-preview.ts';

/** What was recognised: immediately from the text, then in more detail from the server. */
export function OfferSentence({
  found,
  isLinked,
  preview,
}: {
  found: Exclude<RecognisedInput, { kind: 'nothing' }>;
  isLinked: boolean;
  preview: ReturnType<typeof usePreview>;
}) {
  const t = useT();
  const say = useErrorText();
  const formats = useFormats();
  const isVideo = found.kind === 'video' || found.kind === 'shortLink';
  if (!isVideo) return <FoundSentence found={found} isLinked={isLinked} />;
  if (preview.isError) return <span className="text-bad">{say.error(preview.error)}</span>;
  const { offer, account } = preview.data ?? {};
  if (account) {
    const key = account.account_id === null ? 'profile' : 'linked';
    return t(`recognition.found.${key}`, { username: account.username });
  }
  if (!offer) return <FoundSentence found={found} isLinked={isLinked} />;
  const username = offer.author_username;
  return (
    <span className="grid gap-1">
      <span>
        {offer.origin === 'own_video'
          ? t('analyses.found.own', { username: username ?? '' })
          : username === null
            ? t('analyses.found.unknown')
            : t('analyses.found.public', { username })}{' '}
        {offer.published_at !== null &&
          t('analyses.found.published', { when: formats.date(offer.published_at) })}
      </span>
      {offer.title !== '' && <q className="line-clamp-2 text-muted">{offer.title}</q>}
      {offer.kind === 'slideshow' && <span>{t('analyses.found.slideshow')}</span>}
      {offer.is_demo && <span>{t('analyses.found.demo')}</span>}
      {offer.running !== null && <span>{t('analyses.found.running')}</span>}
      {offer.obstacle !== null && (
        <span className="text-bad">{say.code(offer.obstacle.code, offer.obstacle.values)}</span>
      )}
    </span>
  );
}
