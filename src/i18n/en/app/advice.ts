export const advice = {
  rules: {
    adopt_variant: {
      title: 'Adopt the variant of the test “{subject}”',
      because:
        'It gets {factor} ({low} to {high}) the {metric} of the usual version, on {n} videos per version.',
      unless: 'Only another test, with a rule of its own, can overturn this.',
    },
    drop_variant: {
      title: 'Keep the usual version after the test “{subject}”',
      because:
        'The variant gets {factor} ({low} to {high}) the {metric} of the usual version, on {n} videos per version.',
      unless: 'Only another test, with a rule of its own, can overturn this.',
    },
    keep_either: {
      title: 'After the test “{subject}”, choose the version that is simplest to make',
      because:
        'No difference found: the variant gets {factor} ({low} to {high}) the {metric} of the usual version, on {n} videos per version.',
      unless: 'A longer test could still find a smaller difference.',
    },
    repeat_pattern: {
      title: 'Make more “{subject}” videos',
      because:
        'Your {n} “{subject}” videos get {factor} ({low} to {high}) the {metric} of your {without} other videos{atEqualAge}.',
      unless: 'This no longer holds if, with new videos, the range no longer excludes “no effect”.',
    },
    use_slot: {
      title: 'Prefer to post {subject}',
      because:
        'Your {n} videos posted {subject} get {factor} ({low} to {high}) the views of your {without} other videos at the same age.',
      unless: 'This no longer holds if, with new videos, the range no longer excludes “no effect”.',
    },
    drop_pattern: {
      title: 'Set “{subject}” videos aside',
      because:
        'Your {n} “{subject}” videos get {factor} ({low} to {high}) the {metric} of your {without} other videos{atEqualAge}.',
      unless: 'This no longer holds if, with new videos, the range no longer excludes “no effect”.',
    },
    avoid_slot: {
      title: 'Post less often {subject}',
      because: 'Posting {subject} goes with fewer views: {n} videos, beside {without} others.',
      unless: 'This no longer holds if, with new videos, the range no longer excludes “no effect”.',
    },
    post_as_before: {
      title: 'Go back to posting as often as before',
      because: 'Your views go from {earlier} to {later}, with {before} videos posted, then {after}.',
      unless: 'This no longer holds if, next period, the difference lies in the views per video.',
    },
    compare_ordinary: {
      title: 'Compare your recent videos with those before',
      because: 'Your views go from {earlier} to {later}, and the median per video from {before} to {after}.',
      unless: 'This no longer holds if, next period, your usual video is back where it was.',
    },
    expect_less: {
      title: 'Do not expect as much of the next period',
      because:
        'Your views go from {earlier} to {later}, mostly with videos out of the ordinary, sometimes just one.',
      unless: 'This no longer holds if, next period, the middle video rises too.',
    },
    study_outlier: {
      title: 'Take a close look at this video',
      because: 'At equal age, it gets {times} times your usual views of then.',
      unless: 'One video proves nothing: the next one most often falls back towards your usual level.',
    },
    continue_experiment: {
      title: 'Go on with the test “{subject}”',
      because: {
        one: 'Videos measured: {n} of {needed}. {count} more video before the verdict.',
        other: 'Videos measured: {n} of {needed}. {count} more videos before the verdict.',
      },
      unless: 'Nothing changes until then: looking earlier shows differences that do not exist.',
    },
    test_pattern: {
      title: 'Put “{subject}” to the test',
      because:
        'Your {n} “{subject}” videos get {factor} ({low} to {high}) the {metric} of your {without} other videos: it may be chance.',
      unless: 'With {planned} videos per version, a test can show a difference of 50% or more in {metric}.',
    },
    ignore_times: {
      title: 'Post when it suits you',
      because:
        'No measurable effect for you: over your {n} videos, times drawn at random differ as much in {percent}% of cases.',
      unless: 'This no longer holds if an effect appears once you have posted at other times.',
    },
    close_gaps: {
      title: 'Take readings closer together',
      because: {
        one: '{count} gap between your {n} readings: what happened in it is not known.',
        other: '{count} gaps between your {n} readings: what happened in them is not known.',
      },
      unless: 'This no longer holds once readings follow each other day by day.',
    },
    wait_for_growth: {
      title: 'Wait before you judge your newest videos',
      because: {
        one: '{count} video is too young to be compared with the others.',
        other: '{count} videos are too young to be compared with the others.',
      },
      unless: 'Time alone will change this.',
    },
    post_more: {
      title: 'Post more before drawing conclusions',
      because: {
        one: 'Not enough data to compare: {count} video, it takes {needed}.',
        other: 'Not enough data to compare: {count} videos, it takes {needed}.',
      },
      unless: 'This no longer holds once there are enough.',
    },
  },
  outlierOfPeriods:
    'At equal age, it clearly stands out among your {n} measured videos of these two periods. An account report places it among all your videos.',
  /** Follows the statement of how many times the usual views a video has; each video is compared with its own time. */
  outdone: {
    all: 'That is better than your {others} other videos, each against its own time.',
    share: 'That is better than {percent}% of your {others} other videos, each against its own time.',
  },
  outdoes: {
    all: 'better than all {others} of your other videos',
    some: 'better than {percent} of your {others} other videos',
    none: 'less well than all {others} of your other videos',
  },
  claims: {
    winner: {
      views: 'More views {group}: {low} to {high} (95% of such ranges hold).',
      engagement: 'More engagement {group}: {low} to {high} (95% of such ranges hold).',
    },
    loser: {
      views: 'Fewer views {group}: {low} to {high} (95% of such ranges hold).',
      engagement: 'Less engagement {group}: {low} to {high} (95% of such ranges hold).',
    },
    winnerUnsized: {
      views: 'More views {group}; by how much cannot be said yet ({high} at most).',
      engagement: 'More engagement {group}; by how much cannot be said yet ({high} at most).',
    },
    loserUnsized: {
      views: 'Fewer views {group}; by how much cannot be said yet ({low} at least).',
      engagement: 'Less engagement {group}; by how much cannot be said yet ({low} at least).',
    },
    sign: {
      one: 'May be chance: of {comparisons} comparisons about one looks so without any effect.',
      other: 'May be chance: of {comparisons} comparisons about {count} look so without any effect.',
    },
    toTest: 'To try.',
    signOn: { views: 'Views look higher there.', engagement: 'Engagement looks higher there.' },
    signLess: { views: 'Views look lower there.', engagement: 'Engagement looks lower there.' },
    nothing: 'No difference could be shown with {n} and {without} videos.',
    none: 'No difference could be shown.',
    untested: 'Nothing occurs often enough to be compared.',
    unread: 'None of your videos shows it.',
    floor: { one: '{count} video, it takes {needed}.', other: '{count} videos, it takes {needed}.' },
    floorOthers: {
      one: '{count} other video, it takes {needed}.',
      other: '{count} other videos, it takes {needed}.',
    },
    same: 'Compared with “{name}”: these are the same videos.',
    opposite: 'Compared with “{name}”, which is all the other videos.',
    together: 'Too often with “{name}” to be compared apart.',
    basis: '{n} videos, beside {without} others.',
    basisAtEqualAge: '{n} videos, beside {without} others at the same age.',
    rate: 'In a report on an account where nothing has an effect, an established result appears in at most one report in twenty.',
    atMost: '{factor} at most',
    atLeast: '{factor} at least',
    hooks: {
      mistake: 'with a mistake to avoid',
      secret: 'with a secret revealed',
      test: 'with a trial and its result',
      comparison: 'with a comparison',
      how_to: 'with a how-to',
      list: 'with a list',
      question: 'with questions',
      condition: 'with a situation',
      story: 'with a personal story',
      address: 'with a direct address',
      statement: 'with a statement',
    },
    otherHook: 'with “{name}”',
    hashtag: 'with {name}',
    durations: {
      under_15_s: 'under 15 s',
      under_30_s: 'from 15 to 30 s',
      under_60_s: 'from 30 to 60 s',
      under_3_min: 'from 1 to 3 min',
      longer: 'from 3 min on',
    },
    formats: { video: 'as a video', slideshow: 'as a slideshow' },
  },
  dayParts: {
    night: 'at night',
    morning: 'in the morning',
    afternoon: 'in the afternoon',
    evening: 'in the evening',
  },
  weekdays: {
    monday: 'on Mondays',
    tuesday: 'on Tuesdays',
    wednesday: 'on Wednesdays',
    thursday: 'on Thursdays',
    friday: 'on Fridays',
    saturday: 'on Saturdays',
    sunday: 'on Sundays',
  },
  refusals: {
    too_few_videos: {
      one: 'Not enough data: {count} video, it takes {needed}',
      other: 'Not enough data: {count} videos, it takes {needed}',
    },
    none_in_group: 'No video in one of the two groups: it takes {needed}',
    too_few_in_group: {
      one: 'Not enough data: {count} video in the smaller of the two groups, it takes {needed}',
      other: 'Not enough data: {count} videos in the smaller of the two groups, it takes {needed}',
    },
    too_few_readings: {
      one: 'Not enough data: {count} reading, it takes {needed}',
      other: 'Not enough data: {count} readings, it takes {needed}',
    },
    too_young: {
      one: 'Too early: {count} video old enough to be compared, it takes {needed}',
      other: 'Too early: {count} videos old enough to be compared, it takes {needed}',
    },
    no_views: 'Not enough data: no video has known views, it takes {needed}',
    no_figure: 'Not enough data: no video has this figure, it takes {needed}',
    no_spread: 'Nothing to compare: these videos are alike, or the two groups are from different times',
    experiment_running: {
      one: 'Test under way: {count} video measured of {needed}',
      other: 'Test under way: {count} videos measured of {needed}',
    },
  },
  /** Appended to statements about views; engagement is not adjusted to an equal age. */
  atEqualAge: ', at the same age',
  metrics: { views: 'views', engagement: 'engagement' },
  slots: {
    weekday_night: 'on weekday nights',
    weekday_morning: 'on weekday mornings',
    weekday_afternoon: 'on weekday afternoons',
    weekday_evening: 'on weekday evenings',
    weekend_night: 'on weekend nights',
    weekend_morning: 'on weekend mornings',
    weekend_afternoon: 'on weekend afternoons',
    weekend_evening: 'on weekend evenings',
  },
  durations: {
    under_15_s: 'under 15 s',
    under_30_s: '15 to 30 s',
    under_60_s: '30 to 60 s',
    under_3_min: '1 to 3 min',
    longer: '3 min and more',
  },
  formats: { video: 'video', slideshow: 'slideshow' },
};
