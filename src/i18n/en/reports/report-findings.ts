import type { SameShape } from '../../language/translate.ts';
import type { reportFindings as fr } from '../../fr/reports/report-findings.ts';

export const reportFindings: SameShape<typeof fr> = {
  newestOnly:
    'Totals and the calendar count all your videos. The rest keeps to the newest {videos}, since {from}.',
  headline: {
    less: {
      one: 'Your video from {from} to {to} got {views} views, {percent} fewer than {before}.',
      other: 'Your {count} videos from {from} to {to} got {views} views, {percent} fewer than {before}.',
    },
    more: {
      one: 'Your video from {from} to {to} got {views} views, {percent} more than {before}.',
      other: 'Your {count} videos from {from} to {to} got {views} views, {percent} more than {before}.',
    },
    same: {
      one: 'Your video from {from} to {to} got {views} views, as many as {before}.',
      other: 'Your {count} videos from {from} to {to} got {views} views, as many as {before}.',
    },
    first: {
      one: 'Your video from {from} to {to} got {views} views. No video in the period before: nothing to compare.',
      other:
        'Your {count} videos from {from} to {to} got {views} views. No video in the period before: nothing to compare.',
    },
    none: {
      one: 'No video from {from} to {to}. The one before got {views} views.',
      other: 'No video from {from} to {to}. The {count} before got {views} views.',
    },
    nothing: 'No video from {from} to {to}, and none in the period before.',
    before: { one: 'the one before', other: 'the {count} before' },
    views: 'Views of the period’s videos',
  },
  change: {
    chart: 'What the change is made of',
    text: 'Recent videos do not have all their views yet: that is the part “age of the videos”.',
    earlier: 'From {from} to {to}',
    beforeUnknown: 'The period before is not wholly known, so the change is not split.',
    unknown: 'One of the two periods is not known, or its views are not, so the change is not split.',
    ended: 'This period is known only until {until}, so the change is not split.',
    newest:
      'The change is not split: that takes each video, and only the newest {videos} are looked at one by one, since {from}.',
    unread: 'The views of one of the two periods are not known, so the change is not split.',
    nothing: 'No video in either period: there is nothing to split.',
    nothingBefore: 'No video in the period before: there is no change to split.',
  },
  metrics: {
    views: 'Views',
    likes: 'Likes',
    comments: 'Comments',
    shares: 'Shares',
    engagement: 'Engagement',
  },
  medians: {
    text: 'The video in the middle: half do better, half do worse. In brackets, the 95% range.',
    caption: 'Medians of both periods',
    metric: 'Per video',
    now: 'This period',
    before: 'Period before',
    change: 'Change',
    range: '({low} to {high})',
    videos: { one: '{count} video', other: '{count} videos' },
    differs: 'difference shown',
    seems: 'possible difference: chance alone shows one, one time in twenty',
    steady: 'steady',
    unclear: 'no difference shown',
    usual: 'usual video: {low} to {high}',
    usualAtEqualAge: 'usual video, at equal age: {low} to {high}',
    notCompared: 'not compared',
    partlyKnown: 'Not compared: one of the two periods is not wholly known',
    ended: 'Not compared: this period is known only until {until}',
    beforeUnknown: 'Not compared: the period before is not wholly known',
    newest: 'Not compared: only the newest {videos} videos are looked at one by one, since {from}',
    knownBefore: {
      one: '{count} video known, period incomplete',
      other: '{count} videos known, period incomplete',
    },
    note: 'The change is that of your usual video, extremes left out and views at equal age: it is not one median divided by the other. Likes, comments and shares are not compared: how they grow with age is not known.',
    figure: '{metric}, median',
    changeFigure: '{metric}, change',
  },
  standing: {
    text: {
      one: 'Each video beside your usual views at that time, at equal age, from your other video.',
      other: 'Each video beside your usual views at that time, at equal age, from your {count} videos.',
    },
    best: 'The best',
    worst: 'The weakest',
    factor: '{factor} your usual views, at equal age',
    percentile: {
      all: 'it beats all {n} of your other videos',
      some: 'it beats {percent} of your {n} other videos',
      none: 'your {n} other videos all do better',
    },
    views: '{views} views',
    engagement: 'engagement {percent}',
    verdicts: { high: 'out of the ordinary', low: 'far below', unjudged: 'not judged' },
    none: 'No video was published in the period.',
    figure: 'Views of “{title}”',
    reading: 'Views and engagement of “{title}”',
  },
  lifts: {
    text: 'Your videos that have this in common, beside your other videos, views at the same age. A difference goes with what they share; it does not say what causes it.',
    families: {
      hook: 'Hook',
      hashtag: 'Hashtag',
      duration: 'Length',
      format: 'Format',
      day_part: 'Time of day',
      weekday: 'Day of the week',
    },
    familyTexts: {
      hook: 'The kind of the caption’s first sentence.',
      hashtag: 'The hashtags of the caption.',
      duration: 'How long the video is.',
      format: 'Video or slideshow.',
      day_part: 'When it was posted, in your time zone.',
      weekday: 'The day it was posted, in your time zone.',
    },
    metric: 'Compared on',
    metrics: { views: 'views', engagement: 'engagement' },
    chart: '{family}: what goes with {metric}',
    leftOut: {
      one: 'And {count} other, too rare to be compared.',
      other: 'And {count} others, too rare to be compared.',
    },
    figure: '{name}, compared on {metric}',
  },
  posting: {
    none: 'No measurable effect for you: times drawn at random differ as much in {percent} of cases. Post when it suits you.',
    some: 'Your posting times matter, but which ones cannot be said: times drawn at random differ as much in only {percent} of cases.',
    slots: 'Your posting times matter: times drawn at random differ as much in only {percent} of cases.',
    chart: 'Views by posting time, at the same age',
    slot: 'Posting time',
    untried: 'Tried too rarely to be judged: {slots}.',
    quoted: '“{slot}”',
    zone: 'Time zone: {zone}.',
  },
  calendar: {
    chart: { one: 'Videos published in one week', other: 'Videos published in {count} weeks' },
    oneWeek: 'A single week is known.',
    weeks: { one: '{count} active week out of {weeks}', other: '{count} active weeks out of {weeks}' },
    knownWeeks: {
      one: '{count} active week out of the {weeks} known',
      other: '{count} active weeks out of the {weeks} known',
    },
    pause: {
      one: 'Longest pause in {weeks} weeks: {count} day.',
      other: 'Longest pause in {weeks} weeks: {count} days.',
    },
  },
  followers: {
    latest: 'Followers: {count}, read on {when}.',
    latestUndated: 'Followers: {count}, read at an unknown time, after {when} (imported file).',
    latestFrom: 'Followers: {count}, read on {when} ({source}).',
    chart: 'Followers over both periods',
    period: {
      exact: 'Followers: {change} between {from} and {to}.',
      rounded: 'Followers: {change} (± {step}) between {from} and {to}.',
      same: 'As many followers on {to} as on {from}.',
    },
    both: {
      exact: 'Followers, over both periods: {change} between {from} and {to}.',
      rounded: 'Followers, over both periods: {change} (± {step}) between {from} and {to}.',
      same: 'Over both periods, as many followers on {to} as on {from}.',
    },
    refusals: {
      unknown_count: 'Change not measurable: the number of followers is missing at the beginning or the end.',
      mixed_precision: 'Change not measurable: an exact and a rounded number cannot be subtracted.',
      below_rounding_step: 'Change not measurable: it is smaller than TikTok’s rounding ({step}).',
    },
  },
  benchmark: {
    text: 'Your engagement per view, beside published figures that are computed per view as well.',
    mean: {
      one: 'Average engagement: {percent}, {count} video of the period.',
      other: 'Average engagement: {percent}, over the {count} videos of the period.',
    },
    own: 'Median engagement',
    ownRange: '95% range: {low} to {high}, {count} videos',
  },
  health: {
    good: 'Nothing to report: the figures are complete and recent.',
    notes: {
      rows_rejected: {
        one: '{count} line of an imported file could not be read: its video may be missing from the totals.',
        other:
          '{count} lines of imported files could not be read: their videos may be missing from the totals.',
      },
      stale: {
        one: 'The newest figures were {count} day old when the report was made.',
        other: 'The newest figures were {count} days old when the report was made.',
      },
      undated: {
        one: '{count} video out of {of} comes from a file that does not say when its counts were read: they may be old.',
        other:
          '{count} videos out of {of} come from a file that does not say when its counts were read: they may be old.',
      },
      past_unknown: {
        one: 'The known videos go back {count} day: nothing is known of what was published before.',
        other: 'The known videos go back {count} days: nothing is known of what was published before.',
      },
      missing_views: {
        one: '{count} video out of {of} has no view count: it enters no figure of views.',
        other: '{count} videos out of {of} have no view count: they enter no figure of views.',
      },
      missing_interactions: {
        one: '{count} video out of {of} lacks some of its likes, comments and shares: its engagement is not computed.',
        other:
          '{count} videos out of {of} lack some of their likes, comments and shares: their engagement is not computed.',
      },
      contradicting: {
        one: '{count} video out of {of} has more likes than views: these figures contradict each other, its engagement is not computed.',
        other:
          '{count} videos out of {of} have more likes than views: these figures contradict each other, their engagement is not computed.',
      },
      unread_lately: {
        one: '{count} recent video out of {of} has not been read again for more than a week.',
        other: '{count} recent videos out of {of} have not been read again for more than a week.',
      },
      mixed_sources: {
        one: 'The {of} videos come from {count} source.',
        other: 'The {of} videos come from {count} sources, which do not always count at the same moment.',
      },
      rounded: {
        one: '{count} video out of {of} has figures rounded by TikTok.',
        other: '{count} videos out of {of} have figures rounded by TikTok.',
      },
      follower_gaps: {
        one: 'The readings of followers have {count} gap: what happened in it is not known.',
        other: 'The readings of followers have {count} gaps: what happened in them is not known.',
      },
      follower_falls: {
        one: 'The number of followers fell {count} time, out of {of} steps from one reading to the next.',
        other: 'The number of followers fell {count} times, out of {of} steps from one reading to the next.',
      },
      reference_curve: {
        one: 'None of your videos was followed over time: {of} video is brought to an equal age by a reference curve.',
        other:
          'None of your videos was followed over time: all {of} are brought to an equal age by a reference curve, not by your own.',
      },
      only_in_totals: {
        one: '{count} older video of {of} counts only in the totals and the calendar; the rest keeps to the newest.',
        other:
          '{count} older videos of {of} count only in the totals and the calendar; the rest keeps to the newest.',
      },
      older_left_out: {
        one: '{count} old video out of {of} is not part of the report, which keeps to the newest.',
        other: '{count} old videos out of {of} are not part of the report, which keeps to the newest.',
      },
    },
  },
};
