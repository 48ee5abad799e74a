import type { comparison as fr } from '../../fr/reports/comparison.ts';
import type { SameShape } from '../../language/translate.ts';

export const comparison: SameShape<typeof fr> = {
  title: 'Compare my accounts',
  text: 'The same days for all of them, in your time zone.',
  accounts: 'Accounts to compare',
  most: 'Ten accounts at most at a time.',
  reference: 'Reference account',
  referenceMark: 'reference',
  caption:
    'From {from} to {to}, against the period before: from {earlierFrom} to {earlierTo}. Today is not over yet.',
  together:
    'A ratio (×) compares the views of videos brought to the same age, the most extreme ones aside. The ranges of the ratios hold together at 95%: the more accounts, the wider they are. The other ranges hold at 95% each.',
  needTwo: 'Choose at least two accounts',
  needTwoText: 'The comparison appears as soon as two accounts are ticked.',
  columns: {
    account: 'Account',
    followers: 'Followers',
    videos: 'Videos published',
    views: 'Views',
    medianViews: 'Median views',
    medianEngagement: 'Median engagement',
    against: 'Views against @{handle}',
  },
  unknown: 'unknown',
  range: '{low} to {high}',
  before: 'before: {value}',
  beforeUnknown: 'before: unknown',
  beforeUnknownText: 'The two periods are not wholly known.',
  knownUntil: 'known until {until}',
  sides: 'Videos compared for the ratio: {group} and {reference}. Its range holds at {level}.',
  factor: '{factor} ({low} to {high})',
  changed: '{factor} ({low} to {high}) against the period before',
  unchanged: 'no measurable difference from the period before ({low} to {high})',
  beforeRefused: '{why} (against the period before)',
  noDifference: 'no measurable difference',
  followersChange: '{change} since {since}',
  followersSame: 'unchanged since {since}',
  followersRounded: '{change} (± {step}) since {since}',
  followersSmall: 'a change too small for rounded numbers, since {since}',
  followersUnknown: 'no reading before the period',
  followersMixed: 'change not measurable: readings of different precision',
};
