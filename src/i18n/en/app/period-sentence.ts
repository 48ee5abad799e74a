import type { SameShape } from '../../language/translate.ts';
import type { periodSentence as fr } from '../../fr/app/period-sentence.ts';

/** Totals of a period compared with the previous one. `{span}`: “from 3 to 28 Nov”, “of the last 30 days”. */
export const periodSentence: SameShape<typeof fr> = {
  /** « 3,7M » is read as millions. */
  millions: '{views} views',
  views: { one: '{views} view', other: '{views} views' },
  spans: {
    dates: 'from {from} to {to}',
    days: { one: 'of the last day', other: 'of the last {count} days' },
  },
  counted: {
    less: {
      one: 'Your video {span} got {views}, {percent} fewer than {before}.',
      other: 'Your {count} videos {span} got {views}, {percent} fewer than {before}.',
    },
    more: {
      one: 'Your video {span} got {views}, {percent} more than {before}.',
      other: 'Your {count} videos {span} got {views}, {percent} more than {before}.',
    },
    same: {
      one: 'Your video {span} got {views}, as many as {before}.',
      other: 'Your {count} videos {span} got {views}, as many as {before}.',
    },
    beforeUnknown: 'The period before is not wholly known: nothing is compared.',
    first: {
      one: 'Your video {span} got {views}. No video in the period before: nothing to compare.',
      other: 'Your {count} videos {span} got {views}. No video in the period before: nothing to compare.',
    },
    alone: {
      one: 'Your video {span} got {views}.',
      other: 'Your {count} videos {span} got {views}.',
    },
    unread: {
      one: 'The views of your video {span} are not known.',
      other: 'The views of your {count} videos {span} are not known.',
    },
    none: {
      one: 'No video was posted in this period. The one before it got {views}.',
      other: 'No video was posted in this period. The {count} of the one before got {views}.',
    },
    noneUnread: {
      one: 'No video published in this period. The views of the one before are not known.',
      other: 'No video published in this period. The views of the {count} before are not known.',
    },
    noneKnown: 'No known video {span}.',
    noneBefore: 'No video was posted in this period. The one before is not wholly known.',
    nothing: 'No video was posted in this period, nor in the one before.',
  },
  daily: {
    one: 'These figures are of the videos known ({known}). The whole account had {views} on {count} day of the period, by its daily figures.',
    other:
      'These figures are of the videos known ({known}). The whole account had {views} on {count} days of the period, by its daily figures.',
  },
  ended: 'The figures are complete only until {until}: nothing is compared.',
  before: { one: 'the video of the period before', other: 'the {count} videos of the period before' },
  best: 'The most viewed, posted on {day}, has {percent} of these views.',
  carries: 'One video, posted on {day}, made {percent} of the period’s views.',
  free: 'This report is empty: it was not counted.',
  usual: {
    too_few: {
      period:
        'Too few videos to speak of your usual one: {n} in one of the two periods, {needed} are needed.',
      all: 'Too few videos to speak of your usual one: {n} in all, {needed} are needed.',
      views:
        'Nothing to say of your usual video: in one of the two periods no video has known views, {needed} are needed.',
    },
    rises: 'Your usual video has more views than in the period before: {low} to {high}.',
    falls: 'Your usual video has fewer views than in the period before: {low} to {high}.',
    seemsRises:
      'Your usual video seems to have more views than in the period before: {low} to {high}. One period in twenty gives this result by chance.',
    seemsFalls:
      'Your usual video seems to have fewer views than in the period before: {low} to {high}. One period in twenty gives this result by chance.',
    steady: 'Your usual video is where it was: the change lies within {low} to {high}.',
    cannot_tell:
      '{later} and {earlier} videos cannot tell whether your usual video changed: its views may have been divided by {divisor} or just as well multiplied by {multiplier}.',
  },
  more: 'And your usual video?',
  spread:
    'Half of your {n} latest measured videos end between {halfLow} and {halfHigh} views, four of five between {low} and {high}. Accroche cannot aim closer.',
};
