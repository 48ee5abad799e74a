import type { HookPanel, VisualHook } from '#domain/video-analysis/panels/hook-panel.ts';
import type { Confidence, Found } from '#domain/video-analysis/findings/findings.ts';

import { motionSentence } from '#presentation/sentences/motion-sentence.ts';
import {
  ownLiftSentence,
  quoteText,
  secondsText,
  sourcedQuote,
} from '#presentation/sentences/video-analysis-sentence.ts';
import type { Block, Section } from '../document.ts';
import { part, sure, unsaid } from './quotes.ts';
import { timelineBlocks } from './timeline-blocks.ts';
import type { VideoWords } from './texts.ts';

/** The hook: its class, its speech, pictures, texts and sounds, and the timeline of the video. */
export function hookSection(hook: HookPanel, words: VideoWords): Section {
  const { t, formats } = words;
  const { second, pace, bait } = hook;
  const found = <Part>(
    name: 'spoken' | 'visual' | 'onScreen' | 'sound',
    one: Found<Part & { confidence: Confidence }>,
    lines: (said: Part) => (string | false)[],
  ): Block => {
    const title = t(`videoAnalysis.hook.${name}`);
    if (one.absent !== null) return part(title, [unsaid(one.absent, words)]);
    return part(sure(title, one.confidence, words), lines(one));
  };
  const seconds = (value: number) => secondsText(value, t, formats);
  return {
    title: t('videoAnalysis.panels.hook'),
    blocks: [
      classPart(hook, words),
      part(t('videoAnalysis.hook.second'), [
        second.absent === null
          ? t('videoAnalysis.hook.secondText', {
              second: seconds(second.second),
              place: t(`videoAnalysis.places.${second.place}`),
            })
          : unsaid(second.absent, words),
      ]),
      part(t('videoAnalysis.hook.pace'), [
        pace.absent === null
          ? t('videoAnalysis.hook.paceText', { count: Math.round(pace.wordsPerMinute) })
          : unsaid(pace.absent, words),
        pace.absent === null &&
          t('videoAnalysis.hook.paceNote', {
            words: formats.number(pace.words),
            seconds: seconds(pace.speechSeconds),
          }),
      ]),
      found('spoken', hook.spoken, ({ quote, words: count, wordsPerMinute }) => [
        quoteText(quote, t, formats),
        t('videoAnalysis.hook.words', { count }),
        wordsPerMinute !== null && t('videoAnalysis.hook.spokenPace', { count: Math.round(wordsPerMinute) }),
      ]),
      found('visual', hook.visual, visual => visualLines(visual, words)),
      found('onScreen', hook.onScreen, ({ quote, words: count }) => [
        quoteText(quote, t, formats),
        t('videoAnalysis.hook.words', { count }),
      ]),
      found('sound', hook.sound, ({ speechStartSecond, silentStartSeconds, musicOnly }) => [
        speechStartSecond !== null &&
          t('videoAnalysis.hook.speechStart', { second: seconds(speechStartSecond) }),
        speechStartSecond === null && musicOnly === false && t('videoAnalysis.hook.noSpeech'),
        musicOnly === true && t('videoAnalysis.hook.musicOnly'),
        silentStartSeconds > 0
          ? t('videoAnalysis.hook.silentStart', { seconds: seconds(silentStartSeconds) })
          : t('videoAnalysis.hook.noSilentStart'),
      ]),
      part(
        t('videoAnalysis.hook.bait.title'),
        bait.absent !== null
          ? [unsaid(bait.absent, words)]
          : [
              t(
                `videoAnalysis.hook.bait.levels.${(['none', 'light', 'marked', 'strong'] as const)[bait.level]}`,
              ),
              ...bait.signs.map(({ sign, words: quoted }) =>
                t('videoAnalysis.hook.bait.sign', {
                  sign: t(`videoAnalysis.hook.bait.signs.${sign}`),
                  words: quoted,
                }),
              ),
              t('videoAnalysis.hook.bait.text'),
            ],
      ),
      ...timelineBlocks(hook.timeline, words),
    ],
  };
}

function classPart({ class: hookClass, ownLift }: HookPanel, words: VideoWords): Block {
  const { t, say, formats } = words;
  const title = t('videoAnalysis.hook.class');
  if (hookClass.absent !== null) return part(title, [unsaid(hookClass.absent, words)]);
  const { kind, recognised, basis, correctedAt, confidence } = hookClass;
  const name = t(`hooks.kinds.${kind}`);
  const date = correctedAt === null ? '' : formats.date(correctedAt);
  return part(say('named', { name: title, text: sure(name, confidence, words) }), [
    basis !== null && t('videoAnalysis.hook.basis', { quote: sourcedQuote(basis, t, formats) }),
    correctedAt !== null &&
      (recognised === null
        ? t('videoAnalysis.hook.correctedUnread', { date })
        : t('videoAnalysis.hook.correctedAt', { date, kind: t(`hooks.kinds.${recognised}`) })),
    ownLift === null ? t('videoAnalysis.hook.ownLiftNever') : ownLiftSentence(ownLift, t, formats),
  ]);
}

function visualLines(visual: Omit<VisualHook, 'confidence'>, { t, formats }: VideoWords): (string | false)[] {
  const { firstCutSecond, cutsInFirstThreeSeconds, blackUntilSecond } = visual;
  return [
    firstCutSecond === null
      ? t('videoAnalysis.hook.noCut')
      : t('videoAnalysis.hook.firstCut', { second: secondsText(firstCutSecond, t, formats) }),
    firstCutSecond !== null && t('videoAnalysis.hook.cuts', { count: cutsInFirstThreeSeconds }),
    motionSentence(visual, t, formats),
    blackUntilSecond > 0 &&
      t('videoAnalysis.hook.black', { second: secondsText(blackUntilSecond, t, formats) }),
  ];
}
