import type { DocPage } from '../../documentation/documentation.ts';
import { benchmarksTable } from '../../documentation/reference/benchmarks-table.ts';
import { dashboard } from '../app/dashboard.ts';
import { tableWords } from './table-words.ts';

export const methods: DocPage = {
  title: 'Methods',
  summary:
    'Every formula, every floor and every source, as the program applies them, and what public figures cannot tell.',
  checkedOn: '2026-11-22',
  sections: [
    {
      id: 'principles',
      title: 'Five rules for every figure',
      blocks: [
        {
          kind: 'list',
          items: [
            'A figure says its source, when it was read, its precision and how many measurements are behind it.',
            'Under its floor a statistic is not given: a sentence says what is there and what it would take.',
            'A missing value stays missing. No estimate enters a measured total.',
            'An exact figure and a rounded one are never subtracted from each other.',
            'The same videos give the same result: whatever is drawn at random starts from a number fixed beforehand.',
          ],
        },
        {
          kind: 'note',
          text: 'The numbers on this page are not copied: they are read from the program when the page is made. The files named here (docs/…) come with the source code of the product: they say why each rule was chosen. Decisions: {variable:docs/decisions/0011-measured-or-silent.md}, {variable:docs/decisions/0041-silent-rather-than-lucky.md}.',
        },
      ],
    },
    {
      id: 'engagement',
      title: 'Engagement',
      blocks: [
        { kind: 'formula', text: 'engagement = (likes + comments + shares) ÷ views × 100' },
        {
          kind: 'text',
          text: 'A video without views counts as zero. Where one of the four counts is missing, the video has no known engagement and stays out of the mean. The engagement of an account is the mean of that of its videos published in the period, called average engagement everywhere; it is not the ratio of the totals: the two often differ by a fifth.',
        },
        {
          kind: 'text',
          text: 'Colours: green from {value:engagementGreen}%, yellow from {value:engagementYellow}%, red below. Beside them stands the rank of the period: the share of your earlier videos whose engagement is lower than that of the period’s middle video, ties counting half. It takes {value:standingPeriodFloor} videos in the period and {value:standingEarlierFloor} before it.',
        },
        {
          kind: 'note',
          text: 'Decisions: {variable:docs/decisions/0014-engagement-of-an-account.md}, {variable:docs/decisions/0053-figures-beside-figures.md}.',
        },
      ],
    },
    {
      id: 'medians',
      title: 'Medians and their range',
      blocks: [
        {
          kind: 'text',
          text: 'The median is the middle value; between two middle values, their mean. Its {value:medianLevel}% range consists of two of the values themselves, chosen by rank with the binomial distribution: it assumes no shape. Under {value:medianFloor} videos no range keeps that promise, and nothing is given.',
        },
        {
          kind: 'text',
          text: 'The mean is shown beside it because people expect it, but a few very popular videos pull it up: on ordinary accounts it is several times the median.',
        },
        {
          kind: 'note',
          text: 'Decision: {variable:docs/decisions/0040-statistics-on-one-small-library.md}.',
        },
      ],
    },
    {
      id: 'comparison',
      title: 'Comparing two groups of videos',
      blocks: [
        { kind: 'formula', text: 'ratio = exp(trimmed mean of one group’s logs − that of the other)' },
        {
          kind: 'text',
          text: 'Two accounts or the two versions of a test are compared on logarithms, at equal age for views. {value:trimmedPercent}% of the values are left out at each end, so that one viral video decides nothing; the range then comes from Yuen’s test, which allows for different spreads. It takes {value:comparisonFloor} videos on each side. “×1.4 (×0.9 to ×2.1)” includes ×1: no difference is established.',
        },
        {
          kind: 'text',
          text: 'Two periods of one account are compared in the same way, and the range widens where your videos come in streaks: the whole history tells how far a video takes after the one before. It takes {value:changePeriodFloor} videos a period and {value:changeInAllFloor} in all. “Has more” is said at {value:changeFirm}%, “seems to have more” at {value:changeSeems}%, “is where it was” when the range at {value:changeSteady}% lies between two thirds and ×{value:steadyHigh}. Otherwise nothing can be told, and the first sentence is a counted fact. One video “carries” the period from {value:carriesPercent}% of its views on.',
        },
        {
          kind: 'text',
          text: 'Source: K. K. Yuen, “The two-sample trimmed t for unequal population variances”, Biometrika, 1974.',
        },
      ],
    },
    {
      id: 'equal-age',
      title: 'At equal age',
      blocks: [
        {
          kind: 'text',
          text: 'A recent video is still collecting views. An age curve gives the share of its views that a video has at each age, up to {value:curveUntilDays} days. Accroche ships a reference curve, fitted to public videos followed for eight days, and corrects it with your own readings: in each stretch of age the reference weighs as much as {value:referenceWeight} videos. Under {value:measuredFromDays} day a video enters no comparison, unless {value:ownVideosNeeded} of yours were followed at that age.',
        },
        {
          kind: 'note',
          text: 'The reference comes from 190 accounts and a week with an election: it may overstate the first days. Your readings replace it little by little.',
        },
      ],
    },
    {
      id: 'outliers',
      title: 'Videos out of the ordinary',
      blocks: [
        {
          kind: 'formula',
          text: 'distance = log(views at equal age) − usual level at that time, from all other videos',
        },
        {
          kind: 'text',
          text: 'The usual level at a time comes from all your other videos, the video itself left out: a level that may move, where those closest in time count for more as the account moves (local level model, averaged over seven speeds). “×3.2 your videos at the same age” takes {value:scoreFloor} videos; its {value:factorLevel}% range takes {value:outlierFloor}. Words come from the rank: at the very top from {value:rankTop}%, above most from {value:rankAbove}%, below most up to {value:rankBelow}%, at the very bottom up to {value:rankBottom}%. From {value:outlierFloor} videos on, a gap is called rare, and the video out of the ordinary, when it reaches {value:outlierDeviations} robust standard deviations (the MAD, multiplied by {value:madToSd} and corrected for small numbers). Source: J. Durbin and S. J. Koopman, “Time Series Analysis by State Space Methods”, 2012.',
        },
        {
          kind: 'text',
          text: 'The rank among your videos has an exact range. Source: C. J. Clopper and E. S. Pearson, Biometrika, 1934.',
        },
      ],
    },
    {
      id: 'lifts',
      title: 'What comes with more or fewer views: hooks, hashtags, lengths, formats, times and days',
      blocks: [
        {
          kind: 'text',
          text: 'All comparisons of a report are made together. They cover your newest {value:mostCompared} videos at most. First the slow movements of the account (waves of more than twice {value:waveVideos} videos) and its streaks of good or bad videos are taken out: an account that grows does not credit a habit with its growth. Values more than {value:pulledInBeyond} robust standard deviations away are pulled back to that limit. It takes {value:liftFloor} videos of the group, as many outside it, and {value:liftFloorInAll} in all.',
        },
        {
          kind: 'text',
          text: 'The clearest comparison is established where it passes its limit; the next has to go beyond what the first already explains. The limits are shared among the families, so that a report on an account where nothing has an effect establishes a result on a group in only {value:falseClaims}% of cases. The range of an established result is at {value:claimLevel}% and has no middle: what is chosen because it is strong always looks too strong.',
        },
        {
          kind: 'text',
          text: '“May be chance” is said of what a comparison alone would have kept: without any effect, {value:signChance}% of comparisons look so. A test on new videos settles it. An established result goes with more or fewer views; it need not cause them.',
        },
        {
          kind: 'text',
          text: 'Source: H. D. Patterson and R. Thompson, 1971, for the restricted likelihood of streaks.',
        },
        {
          kind: 'note',
          text: 'Without this caution, the “best of eleven hooks” of an account where nothing matters almost always looks twice as good. Decision: {variable:docs/decisions/0041-silent-rather-than-lucky.md}.',
        },
      ],
    },
    {
      id: 'posting-times',
      title: 'Posting times',
      blocks: [
        {
          kind: 'text',
          text: 'The day is cut into parts of {value:hoursAPart} hours, the week into seven days, in the time zone of the account. Parts and days are compared as hooks are, within the same limits.',
        },
      ],
    },
    {
      id: 'own-spread',
      title: 'How far your own videos lie apart',
      blocks: [
        {
          kind: 'text',
          text: 'Half of your videos, and four of five, end between two numbers of views: the quantiles of your latest {value:ownSpreadLatest} videos at least {value:ownSpreadSettledDays} days old, brought to one year. It takes {value:ownSpreadFloor} of them. Neither hook, nor length, nor hour narrows it: on real accounts no forecast that uses them does better. So Accroche does not forecast the views of a video.',
        },
      ],
    },
    {
      id: 'change',
      title: 'What changed, and why',
      blocks: [
        { kind: 'formula', text: 'views = number of videos × (middle video × spread + exceptions) × age' },
        {
          kind: 'text',
          text: 'The change in views between two periods is shared among number, middle video, exceptions (spread included) and age: each one’s part is the mean of what it brings over all possible orders. What a video has once it passes ten times the middle one is added apart: one viral video does not lift the middle one. Under {value:changePeriodFloor} videos in a period nothing is put down to the middle video. The parts are whole numbers whose sum is the change, to the unit. A percentage is given only from {value:percentFloor} earlier videos on.',
        },
        { kind: 'text', text: 'Source: L. S. Shapley, 1953; A. F. Shorrocks, 2013, for decompositions.' },
      ],
    },
    {
      id: 'growth',
      title: 'Follower growth',
      blocks: [
        {
          kind: 'text',
          text: 'Growth is read between at least {value:readingsFloor} readings of the same precision. A difference smaller than the rounding step is “not measurable”, never zero. A fall is kept and marked. Where nothing was read for more than {value:gapAfterHours} hours there is a gap: nothing is spread over it.',
        },
        { kind: 'rounding' },
        {
          kind: 'text',
          text: 'With the plans that sync by themselves, a video is read less and less often, until it is {value:readUntilDays} days old. Decision: {variable:docs/decisions/0046-collection-ladder.md}.',
        },
      ],
    },
    {
      id: 'experiments',
      title: 'Tests',
      blocks: [
        {
          kind: 'formula',
          text: 'videos per version = 2 × ((t₁ + t₂) × spread ÷ log of the ratio)² ÷ efficiency',
        },
        {
          kind: 'text',
          text: 'The spread is that of your latest {value:spreadVideos} videos (it takes {value:spreadFloor}), the efficiency of trimmed means is {value:trimmedEfficiency}. A test is an experiment planned to find the chosen effect in {value:power}% of cases, with {value:falseAlarm}% false alarms, and with {value:fewestPerArm} to {value:mostPerArm} videos per version.',
        },
        {
          kind: 'text',
          text: 'The rule closes with the first video. No figure is shown before the verdict: looking on the way finds what is not there. Decision: {variable:docs/decisions/0056-experiments.md}.',
        },
      ],
    },
    {
      id: 'hooks',
      title: 'Hook classes, and how to correct them',
      blocks: [
        {
          kind: 'text',
          text: 'The class of a hook is recognised by rules on words, in French and in English, from the first sentence of the caption or from what is said. They are sometimes wrong: correct the class in the analysis of the video, and later reports take it into account. Under {value:hooksFloor} videos, your hooks are not compared with anything.',
        },
        {
          kind: 'text',
          text: 'The writing score of a text measures its form, never its views. Decisions: {variable:docs/decisions/0078-craft-score-by-hand.md}, {variable:docs/decisions/0079-hooks-corrected-by-hand.md}.',
        },
        {
          kind: 'text',
          text: 'The form of bait is learnt from about a thousand sentences written for Accroche by two authors, each of whom sorted the other’s without knowing what they were, from the hooks of the library and from English press headlines whose classes are public. Learnt from one author alone, it puts a loud sentence of the other above a calm one more than nine times in ten. Above {value:mostBait}, a text is not offered without Putaclic+. It sees words, not deceit: a lie told calmly changes nothing in it. Decision: {variable:docs/decisions/0116-a-bait-meter-that-is-learnt.md}.',
        },
      ],
    },
    {
      id: 'video-files',
      title: 'What is measured in a video file',
      blocks: [
        {
          kind: 'list',
          items: [
            'Cuts, shots and movement: differences between small pictures, ten a second; a cut is placed to within a tenth of a second.',
            'Loudness: the EBU R 128 standard, compared with {value:loudnessTarget} LUFS; silences and voices are placed to the second.',
            'On-screen texts in French and English, faces counted in the first second, nobody recognised.',
          ],
        },
        {
          kind: 'text',
          text: 'What could not be measured is named, with its reason. Decision: {variable:docs/decisions/0064-what-is-measured-in-a-video.md}.',
        },
      ],
    },
    {
      id: 'benchmarks',
      title: 'Published benchmarks',
      blocks: [
        {
          kind: 'text',
          text: 'A benchmark carries its source, year, formula and population. A rate per follower cannot stand beside a rate per view: the program does not compile.',
        },
        benchmarksTable('en', tableWords, dashboard.engagement.populations),
      ],
    },
    {
      id: 'floors',
      title: 'All floors',
      blocks: [
        {
          kind: 'table',
          caption: 'How many measurements it takes',
          head: ['Statistic', 'It takes at least'],
          rows: [
            ['Median with its range', '{value:medianFloor} videos'],
            ['Comparison of two groups', '{value:comparisonFloor} videos on each side'],
            [
              'Rank of a period’s engagement',
              '{value:standingPeriodFloor} videos, and {value:standingEarlierFloor} before',
            ],
            ['Views beside your videos at the same age', '{value:scoreFloor} videos'],
            ['Video out of the ordinary', '{value:outlierFloor} videos'],
            [
              'Effect of a hook, hashtag or length',
              '{value:liftFloor} with, {value:liftFloor} without, {value:liftFloorInAll} in all',
            ],
            ['Spread of your videos', '{value:ownSpreadFloor} videos'],
            ['Plan of a test', '{value:spreadFloor} videos for the spread'],
            ['Growth', '{value:readingsFloor} readings of the same precision'],
            ['Percentage of change', '{value:percentFloor} earlier videos'],
          ],
        },
      ],
    },
    {
      id: 'proofs',
      title: 'How it is checked',
      blocks: [
        {
          kind: 'text',
          text: 'Each method is tried on simulated accounts whose truth is known: false findings, missed effects and the share of ranges that hold the right value are counted. The results stand in {variable:docs/evaluation.md}.',
        },
      ],
    },
    {
      id: 'unknown',
      title: 'What public figures do not tell',
      blocks: [
        {
          kind: 'list',
          items: [
            'Watch time, retention, and the second at which people leave.',
            'Where views come from: For You, profile, search, shares.',
            'The age, country or gender of your audience, apart from the TikTok Studio files that you import.',
            'Why TikTok shows a video: no formula of its algorithm is public, and no score here claims to guess it.',
            'What happened between two readings, or before the first.',
            'A cause: two things that go together do not say which one brings the other. A test with a single variable comes close.',
          ],
        },
        { kind: 'links', to: ['availability', 'glossary'] },
      ],
    },
  ],
};
