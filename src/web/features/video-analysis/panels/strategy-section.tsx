import { refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import { absenceText, liftSentence, secondsText } from '#presentation/sentences/video-analysis-sentence.ts';
import type { CaptionFacts, StrategyPanel } from '#domain/video-analysis/panels/strategy-panel.ts';
import type { Found } from '#domain/video-analysis/findings/findings.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { useAnalysis } from '#web/features/video-analysis/context/analysis-context.ts';
import { AnalysisPanel, PanelPart } from '#web/features/video-analysis/context/analysis-panel.tsx';
import { FactLine } from './fact-line.tsx';
import { FileFacts } from './file-facts.tsx';
import { UsedHashtags } from './used-hashtags.tsx';

/** Caption, hashtags, length, time, format, and the file's picture and sound. */
export function StrategySection() {
  const { analysis } = useAnalysis();
  const { strategy } = analysis;
  return (
    <AnalysisPanel name="strategy">
      {strategy !== null && (
        <div className="grid gap-8">
          <CaptionPart caption={strategy.caption} />
          <UsedHashtags strategy={strategy} />
          <Patterns strategy={strategy} />
          <FileFacts strategy={strategy} pace={analysis.hook?.pace} />
        </div>
      )}
    </AnalysisPanel>
  );
}

function CaptionPart({ caption }: { caption: Found<CaptionFacts> }) {
  const t = useT();
  const title = t('videoAnalysis.strategy.caption');
  if (caption.absent !== null) {
    return (
      <PanelPart title={title}>
        <p className="text-sm text-muted">
          {t('videoAnalysis.notAssessed.short', { reason: absenceText(caption.absent, t) })}
        </p>
      </PanelPart>
    );
  }
  return (
    <PanelPart title={title}>
      <CaptionLines caption={caption} />
      <Keywords caption={caption} />
    </PanelPart>
  );
}

function CaptionLines({ caption }: { caption: CaptionFacts }) {
  const t = useT();
  const formats = useFormats();
  const { characters, words, mentions, emojis, opening, visibleCharacters, language, own } = caption;
  const median = own.characters;
  return (
    <div className="grid gap-1">
      <p>
        {[
          t('videoAnalysis.strategy.characters', { count: characters, words: formats.number(words) }),
          emojis > 0 && t('videoAnalysis.strategy.emojis', { count: emojis }),
          mentions > 0 && t('videoAnalysis.strategy.mentions', { count: mentions }),
          language === null
            ? t('videoAnalysis.strategy.noLanguage')
            : t('videoAnalysis.strategy.language', {
                language: t(`videoAnalysis.strategy.languages.${language}`),
              }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="text-sm text-muted">
        {median.known
          ? t('videoAnalysis.strategy.ownCharacters', {
              median: formats.number(median.median),
              low: formats.number(median.low),
              high: formats.number(median.high),
            })
          : refusalSentence(median, t)}
      </p>
      <p className="wrap-anywhere">
        {opening === null
          ? t('videoAnalysis.strategy.noOpening', { count: visibleCharacters })
          : t('videoAnalysis.strategy.opening', { words: opening })}
      </p>
    </div>
  );
}

function Keywords({ caption: { keywords } }: { caption: CaptionFacts }) {
  const t = useT();
  if (keywords.length === 0) return null;
  return (
    <div className="mt-4">
      <p className="mb-1.5 text-sm font-medium text-muted">{t('videoAnalysis.strategy.keywords')}</p>
      <ul className="flex flex-wrap gap-x-2 gap-y-2">
        {keywords.map(({ word, isVisible, isRepeated, ownVideos }) => (
          <li key={word} className="quoted-sm max-w-full bg-sunken px-2.5 py-1 text-sm wrap-anywhere">
            <span className="font-medium">{word}</span>
            <span className="block text-[0.75rem] text-muted">
              {[
                isVisible && t('videoAnalysis.strategy.keywordVisible'),
                isRepeated && t('videoAnalysis.strategy.keywordRepeated'),
                ownVideos > 0 && t('videoAnalysis.strategy.keywordOwn', { count: ownVideos }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Length, time and format, each with its effect in the creator's own videos. */
function Patterns({ strategy: { length, slot, dayPart, weekday, format } }: { strategy: StrategyPanel }) {
  const t = useT();
  const formats = useFormats();
  const { hidesOwn } = useAnalysis();
  const liftOf = (lift: Parameters<typeof liftSentence>[0]) =>
    hidesOwn !== true && <p className="text-sm text-muted">{liftSentence(lift, t, formats)}</p>;
  return (
    <dl>
      <FactLine label={t('videoAnalysis.strategy.length')} found={length}>
        {length.absent === null && (
          <>
            <p>
              {t('videoAnalysis.strategy.band', {
                seconds: secondsText(length.seconds, t, formats),
                band: t(`advice.durations.${length.band}`),
              })}
            </p>
            {liftOf(length.lift)}
          </>
        )}
      </FactLine>
      {slot !== undefined && (
        <FactLine label={t('videoAnalysis.strategy.slot')} found={slot}>
          {slot.absent === null && (
            <>
              <p>{t(`advice.slots.${slot.slot}`)}</p>
              {liftOf(slot.lift)}
            </>
          )}
        </FactLine>
      )}
      {dayPart !== undefined && (
        <FactLine label={t('videoAnalysis.strategy.slot')} found={dayPart}>
          {dayPart.absent === null && (
            <>
              <p>{t(`advice.dayParts.${dayPart.dayPart}`)}</p>
              {liftOf(dayPart.lift)}
            </>
          )}
        </FactLine>
      )}
      {weekday !== undefined && (
        <FactLine label={t('videoAnalysis.strategy.weekday')} found={weekday}>
          {weekday.absent === null && (
            <>
              <p>{t(`advice.weekdays.${weekday.weekday}`)}</p>
              {liftOf(weekday.lift)}
            </>
          )}
        </FactLine>
      )}
      <FactLine label={t('videoAnalysis.strategy.format')} found={{ absent: null }}>
        <p>{t(`videoAnalysis.strategy.formats.${format.kind}`)}</p>
        {liftOf(format.lift)}
      </FactLine>
    </dl>
  );
}
