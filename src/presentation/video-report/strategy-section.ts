import type { CaptionFacts, StrategyPanel } from '#domain/video-analysis/panels/strategy-panel.ts';
import type { Found } from '#domain/video-analysis/findings/findings.ts';
import type { Pace } from '#domain/video-analysis/text/speaking-pace.ts';
import { refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import { liftSentence, secondsText, speechText } from '#presentation/sentences/video-analysis-sentence.ts';
import type { Block, Section } from '../document.ts';
import { part, unsaid } from './quotes.ts';
import type { VideoWords } from './texts.ts';

type Lines = (string | false | null)[];

/** Caption, hashtags, length, time, format, and the file's picture and sound findings. */
export function strategySection(
  strategy: StrategyPanel,
  pace: Found<Pace> | undefined,
  all: VideoWords,
): Section {
  const { t, formats } = all;
  const { caption, length, slot, dayPart, weekday, format, picture, sound, speech, screenTexts } = strategy;
  const found = <Part>(name: FactName, one: Found<Part>, lines: (part: Part) => Lines): Block =>
    part(t(`videoAnalysis.strategy.${name}`), one.absent === null ? lines(one) : [unsaid(one.absent, all)]);
  const share = (value: number) => formats.percent(100 * value, 0);
  return {
    title: t('videoAnalysis.panels.strategy'),
    blocks: [
      found('caption', caption, one => captionLines(one, all)),
      hashtagsPart(strategy, all),
      found('length', length, ({ seconds, band, lift }) => [
        t('videoAnalysis.strategy.band', {
          seconds: secondsText(seconds, t, formats),
          band: t(`advice.durations.${band}`),
        }),
        liftSentence(lift, t, formats),
      ]),
      ...(slot === undefined
        ? []
        : [
            found('slot', slot, ({ slot: name, lift }) => [
              t(`advice.slots.${name}`),
              liftSentence(lift, t, formats),
            ]),
          ]),
      ...(dayPart === undefined
        ? []
        : [
            found('slot', dayPart, ({ dayPart: part, lift }) => [
              t(`advice.dayParts.${part}`),
              liftSentence(lift, t, formats),
            ]),
          ]),
      ...(weekday === undefined
        ? []
        : [
            found('weekday', weekday, ({ weekday: day, lift }) => [
              t(`advice.weekdays.${day}`),
              liftSentence(lift, t, formats),
            ]),
          ]),
      part(t('videoAnalysis.strategy.format'), [
        t(`videoAnalysis.strategy.formats.${format.kind}`),
        liftSentence(format.lift, t, formats),
      ]),
      found('picture', picture, one => pictureLines(one, all)),
      found('sound', sound, one => [
        t('videoAnalysis.strategy.loudness', {
          loudness: formats.number(one.loudnessLufs, 1),
          difference: formats.number(Math.abs(one.aboveTargetLu), 1),
          direction: t(
            `videoAnalysis.strategy.loudnessDirections.${one.aboveTargetLu < 0 ? 'below' : 'above'}`,
          ),
        }),
        t('videoAnalysis.strategy.silent', {
          percent: share(one.silentShare),
          seconds: secondsText(one.longestSilenceSeconds, t, formats),
        }),
      ]),
      found('speech', speech, ({ ratio, musicOnly }) => [
        speechText(ratio, pace, t, formats),
        musicOnly && t('videoAnalysis.hook.musicOnly'),
      ]),
      found('screenTexts', screenTexts, ({ texts, share: shown, meanWords }) => [
        t('videoAnalysis.strategy.texts', { count: texts, percent: share(shown) }),
        meanWords !== null && t('videoAnalysis.strategy.meanWords', { count: Math.round(meanWords) }),
      ]),
    ],
  };
}

type FactName = 'caption' | 'length' | 'slot' | 'weekday' | 'picture' | 'sound' | 'speech' | 'screenTexts';
type Known<Part extends keyof StrategyPanel> = Extract<StrategyPanel[Part], { absent: null }>;

function captionLines(caption: CaptionFacts, { t, say, formats }: VideoWords): Lines {
  const { characters, words, mentions, emojis, opening, visibleCharacters, language, own, keywords } =
    caption;
  const median = own.characters;
  return [
    t('videoAnalysis.strategy.characters', { count: characters, words: formats.number(words) }),
    emojis > 0 && t('videoAnalysis.strategy.emojis', { count: emojis }),
    mentions > 0 && t('videoAnalysis.strategy.mentions', { count: mentions }),
    language === null
      ? t('videoAnalysis.strategy.noLanguage')
      : t('videoAnalysis.strategy.language', { language: t(`videoAnalysis.strategy.languages.${language}`) }),
    median.known
      ? t('videoAnalysis.strategy.ownCharacters', {
          median: formats.number(median.median),
          low: formats.number(median.low),
          high: formats.number(median.high),
        })
      : refusalSentence(median, t),
    opening === null
      ? t('videoAnalysis.strategy.noOpening', { count: visibleCharacters })
      : t('videoAnalysis.strategy.opening', { words: opening }),
    keywords.length > 0 &&
      say('named', {
        name: t('videoAnalysis.strategy.keywords'),
        text: formats.list(keywords.map(({ word }) => word)),
      }),
  ];
}

function hashtagsPart({ hashtags, caption }: StrategyPanel, { t, say, formats }: VideoWords): Block {
  const usual = caption.absent === null ? caption.own.hashtags : null;
  return part(t('videoAnalysis.strategy.hashtags'), [
    hashtags.length === 0 && t('videoAnalysis.strategy.noHashtags'),
    ...hashtags.map(({ tag, reach, ownVideos, lift }) =>
      [
        say('named', { name: `#${tag}`, text: t(`videoAnalysis.strategy.reaches.${reach}`) }),
        t('videoAdvice.hashtags.ownVideos', { count: ownVideos }),
        ...(lift === null || ownVideos === 0 ? [] : [liftSentence(lift, t, formats)]),
      ].join(' · '),
    ),
    usual !== null &&
      (usual.known
        ? t('videoAnalysis.strategy.ownHashtags', {
            median: formats.number(usual.median),
            low: formats.number(usual.low),
            high: formats.number(usual.high),
          })
        : refusalSentence(usual, t)),
  ]);
}

function pictureLines(picture: Omit<Known<'picture'>, 'absent'>, { t, formats }: VideoWords): Lines {
  const { width, height, aspectName, framesPerSecond, letterbox, cutsPerMinute, medianShotSeconds } = picture;
  const bars = letterbox === null ? 0 : letterbox.top + letterbox.bottom + letterbox.left + letterbox.right;
  const share = (value: number) => formats.percent(100 * value, 0);
  return [
    t('videoAnalysis.strategy.size', { width: formats.number(width), height: formats.number(height) }),
    aspectName !== null && t('videoAnalysis.strategy.aspect', { aspect: aspectName }),
    framesPerSecond !== null && t('videoAnalysis.strategy.frames', { count: Math.round(framesPerSecond) }),
    t('videoAnalysis.strategy.cuts', {
      count: Math.round(cutsPerMinute),
      seconds: secondsText(medianShotSeconds, t, formats),
    }),
    bars > 0
      ? t('videoAnalysis.strategy.letterbox', { percent: share(bars) })
      : t('videoAnalysis.strategy.noLetterbox'),
    picture.blackShare > 0.01 &&
      t('videoAnalysis.strategy.blackShare', { percent: share(picture.blackShare) }),
    t('videoAnalysis.strategy.loop', { percent: share(picture.loopDistance) }),
  ];
}
