import type { GlossaryTerm } from '../../documentation/reference/glossary-terms.ts';

/** Each term as users meet it, and its meaning. */
export const glossary: Record<GlossaryTerm, { term: string; meaning: string }> = {
  account: { term: 'linked account', meaning: 'A TikTok account that you follow in Accroche.' },
  'primary-account': {
    term: 'primary account',
    meaning: 'The first linked account, or the one you choose; pages open on it.',
  },
  'demo-creator': {
    term: 'demo creator',
    meaning: 'An invented account, whose handle begins with “demo-”, to try without a TikTok account.',
  },
  sync: {
    term: 'sync',
    meaning: 'Collecting the numbers of your account. It is never counted against a quota.',
  },
  reading: { term: 'reading', meaning: 'A figure as a source gave it at one instant.' },
  source: {
    term: 'source',
    meaning: 'The place a figure comes from: public page, file, permission given on TikTok.',
  },
  provenance: {
    term: 'provenance',
    meaning: 'The source, time, precision and number of measurements of a figure.',
  },
  precision: { term: 'precision', meaning: '“exact”, or “rounded” as TikTok’s public counts are.' },
  'rounding-step': { term: 'rounding step', meaning: 'By how much a public count moves at a time.' },
  engagement: {
    term: 'engagement',
    meaning: '(likes + comments + shares) ÷ views × 100, per video; for an account, the mean of its videos.',
  },
  median: {
    term: 'median',
    meaning: 'The middle value: half of the videos do better, the other half worse.',
  },
  mean: { term: 'mean', meaning: 'The sum divided by the number; a few very popular videos pull it up.' },
  range: {
    term: 'range',
    meaning:
      'The two bounds between which the true value lies, except in one case of twenty (or of ten, where it says so).',
  },
  floor: { term: 'floor', meaning: 'The number of measurements under which a statistic is not given.' },
  n: { term: 'n', meaning: 'The number of measurements behind a figure.' },
  period: { term: 'period', meaning: 'The last days of the calendar, today included.' },
  'equal-age': { term: 'at equal age', meaning: 'Compared as if all videos had the same age.' },
  'age-curve': {
    term: 'age curve',
    meaning: 'The share of its views after a year that a video has at each age.',
  },
  outlier: {
    term: 'video out of the ordinary',
    meaning: 'A video well above, or below, those published around it.',
  },
  percentile: { term: 'percentile', meaning: 'The share of your videos that do worse, from 0 to 100.' },
  lift: { term: 'lift', meaning: 'What videos with a pattern have over their neighbours without it.' },
  hook: {
    term: 'hook',
    meaning: 'What takes hold of attention in the first seconds: speech, text, picture or sound.',
  },
  'hook-class': {
    term: 'hook class',
    meaning: 'How a video opens: question, list, mistake, story… It can be corrected by hand.',
  },
  'call-to-action': {
    term: 'call to action',
    meaning: 'What the video asks for: comment, save, share, follow.',
  },
  putaclic: {
    term: 'Putaclic+',
    meaning: 'A mode of strong hooks, with their bait meter, promise and risk.',
  },
  promise: { term: 'promise', meaning: 'What a strong hook obliges the video to show.' },
  'writing-score': { term: 'writing score', meaning: 'A score of the form of a text. It predicts no views.' },
  'not-assessed': {
    term: 'not assessed',
    meaning: 'A part of an analysis without a measurement, with its reason. Neither good nor bad.',
  },
  'locked-panel': {
    term: 'locked part',
    meaning: 'A part that was computed and that your plan does not open; it says in words what it holds.',
  },
  benchmark: {
    term: 'benchmark',
    meaning: 'Engagement that somebody published, with its source, year and formula.',
  },
  split: {
    term: 'split',
    meaning: 'A change in views shared out to number of videos, middle video, exceptions and age.',
  },
  gap: { term: 'gap', meaning: 'A time without a reading: what happened in it is not known.' },
  experiment: {
    term: 'test',
    meaning: 'A hypothesis, one variable and a rule that the first video closes.',
  },
  report: { term: 'report', meaning: 'What an analysis says, kept with its data, numbered, never changed.' },
  'share-link': {
    term: 'share link',
    meaning: 'Shows one version of a report to whoever has it, until a given day.',
  },
  'scheduled-report': {
    term: 'scheduled report',
    meaning: 'An account report that makes and sends itself every week or month.',
  },
  import: { term: 'import', meaning: 'Adding figures from a file, with a preview; it can be undone.' },
  bin: { term: 'bin', meaning: 'Where things you delete go: they can be restored for some weeks.' },
  quota: { term: 'quota', meaning: 'How often you can do work that is counted, by day or by month.' },
  ledger: { term: 'ledger', meaning: 'Every unit charged or given back, and why.' },
  reservation: { term: 'reservation', meaning: 'A unit held during work, given back if it fails.' },
  plan: { term: 'plan', meaning: 'What you may do, and how often.' },
  archive: {
    term: 'archive',
    meaning: 'Everything that is yours, in one ZIP that another installation can import.',
  },
  'api-key': { term: 'API key', meaning: 'What a program shows instead of a session; shown once.' },
  'second-factor': {
    term: 'second factor',
    meaning: 'What is shown after the password: a code from an app or a phone.',
  },
  'recovery-code': { term: 'recovery code', meaning: 'Takes the place of a lost second factor, once.' },
  niche: { term: 'niche', meaning: 'A subject of creators, with its angles and what it may not promise.' },
  beat: { term: 'beat', meaning: 'A moment of a script: hook, promise, body or call.' },
  teleprompter: { term: 'teleprompter', meaning: 'The script in large, running at the speed of the voice.' },
  'no-answer': {
    term: 'no answer',
    meaning: 'The assistant does not understand or does not answer such questions; nothing is charged.',
  },
};
