import type { SameShape } from '../../language/translate.ts';
import type { dashboard as fr } from '../../fr/app/dashboard.ts';

export const dashboard: SameShape<typeof fr> = {
  title: 'Analytics dashboard',
  subtitle: 'An overview of your TikTok performance',
  loading: 'Loading the dashboard...',
  premium: 'Premium',
  lastUpdated: 'Last updated: {date}',
  neverUpdated: 'No figures read yet',
  cards: {
    label: 'Reports and help',
    videos: 'Video analysis reports',
    videosCount: { one: '{count} report', other: '{count} reports' },
    accounts: 'Account analysis reports',
    accountsCount: { one: '{count} report', other: '{count} reports' },
    support: 'Help and support',
    supportText: 'FAQ and documentation',
  },
  overview: {
    title: 'The period in figures',
    text: 'What your videos published in the period have gathered.',
    period: 'Period of these figures',
    totals: {
      videos: 'Videos',
      views: 'Views',
      likes: 'Likes',
      comments: 'Comments',
      shares: 'Shares',
      engagement: 'Average engagement',
      followers: 'Followers',
    },
    exploreDays: 'Go through the days with the arrow keys',
    dayColumns: { date: 'Day', videos: 'Videos', views: 'Views' },
    viewsOf: 'Views of {date}',
    countsOfVideo: 'Figures of the video of {date}',
    viewsOfVideo: 'Views of “{title}”',
    perDay: 'Views by day of publication',
    perDayText: 'Each bar holds the videos published that day.',
    day: { one: '{date}: {views} views, {count} video', other: '{date}: {views} views, {count} videos' },
    top: 'Most viewed videos',
    topText: 'The top five of the period, by number of views.',
    topFacts: '@{author} · {date}',
    empty: 'No video in this period.',
    unread: 'No figures have been read yet.',
    allAccounts: { one: 'Your account', other: 'Your {count} accounts together' },
    days: '{from} to {to}, today included',
  },
  growth: {
    title: 'Your accounts, day by day',
    text: 'How things stood at the end of each day. The engagement is that of all videos known at the latest reading, not that of the period.',
    columns: {
      date: 'Day',
      totalFollowers: 'Followers',
      videos: 'Videos published',
      accounts: 'Accounts read',
      totalAnalyses: 'Accounts and videos',
      avgEngagement: 'Engagement when read',
    },
  },
  change: {
    against: 'Compared with the {days} days before, {from} to {to}. Today is not over yet.',
    older: 'Their videos have had {days} more days to be seen.',
    by: 'Change: {change} · before: {before}',
    same: 'Unchanged · before: {before}',
    points: { one: '{change} point', other: '{change} points' },
    within: '{change} ± {margin}',
    refusals: {
      nothing_before: 'No video in the period before: there is nothing to compare.',
      nothing_now: 'No video in this period: there is nothing to compare.',
      history_too_short:
        'No comparison possible: for at least one account, the known videos do not go back far enough.',
      unknown_counts: {
        one: 'Change not measurable: {count} video without this number.',
        other: 'Change not measurable: {count} videos without this number.',
      },
      mixed_precision:
        'Change not measurable: an exact figure and a rounded one cannot be subtracted from each other.',
      below_rounding: 'Change not measurable: it lies within TikTok’s rounding (± {margin}).',
      no_reading: 'Change not measurable: a reading is missing at the start or the end of the period.',
    },
  },
  health: {
    title: 'What to know about these figures',
    old: {
      one: '{count} video of {total} is due for a new reading (the last one is from {when}): its figures may have moved.',
      other:
        '{count} videos of {total} are due for a new reading (the oldest one is from {when}): their figures may have moved.',
    },
    undated: {
      one: '{count} video of {total} comes from a file that does not say when its counts were read: they may be old.',
      other:
        '{count} videos of {total} come from a file that does not say when its counts were read: they may be old.',
    },
    unknown: {
      one: '{figure}: {count} video of {total} without a known number, so the total is a minimum.',
      other: '{figure}: {count} videos of {total} without a known number, so the total is a minimum.',
    },
    contradicting: {
      one: '{count} video of {total} has more likes than views: no engagement includes it.',
      other: '{count} videos of {total} have more likes than views: no engagement includes them.',
    },
    gaps: {
      one: '{count} gap of more than a day and a half between the account’s readings: what happened in it is not known.',
      other:
        '{count} gaps of more than a day and a half between the account’s readings: what happened in them is not known.',
    },
  },
  why: {
    title: 'What changed, and why',
    chart: 'What the change is made of',
    counted: {
      volume: 'Number of videos: {before}, then {after}',
      typical: 'Views of the middle video, at equal age: {before}, then {after}',
    },
    note: 'Together the parts make up the whole change, to the unit. Views are brought to the same age by a reference curve; recent videos still have views to come.',
    several: 'What a change is made of is measured one account at a time.',
    account: 'See the change of',
    nothing: 'There is no measurable change to split.',
    advice: 'What this suggests',
    videoOf: 'Video of {date}',
    videoNamed: '“{title}”, {date}',
    noAdvice: 'Nothing solid enough for advice in this period.',
    videos: { one: 'Rests on {count} video', other: 'Rests on {count} videos' },
  },
  engagement: {
    title: 'To place this engagement',
    own: 'Against your own',
    percentile: 'Better than {percent} of the known earlier videos',
    ownText:
      'The middle video of the last {days} days ({median}, {count} videos) does better than {percent} of the {earlier} known videos from before.',
    lacks: {
      in_period: {
        one: 'Not enough data: {count} video with known engagement in the period, and it takes {needed} to place it among your own.',
        other:
          'Not enough data: {count} videos with known engagement in the period, and it takes {needed} to place them among your own.',
      },
      difference: {
        one: 'Nothing to compare: the engagement is that of your earlier video.',
        other: 'Nothing to compare: the engagement is that of your {count} earlier videos.',
      },
      earlier: {
        one: 'Not enough data: {count} video with known engagement before the period, and it takes {needed} to compare.',
        other:
          'Not enough data: {count} videos with known engagement before the period, and it takes {needed} to compare.',
      },
    },
    source: 'Source of the benchmark',
    option: '{publisher} {year}, {population}',
    statistics: { median: 'median per view', mean: 'mean per view' },
    published: '{percent}, {statistic}',
    formulas: {
      likes_comments_shares: '(likes + comments + shares) / views, as here',
      publishers_own: 'interactions / views, as the publisher counts them',
    },
    facts: '{publisher}, {year}: {population}. Formula: {formula}.',
    factsVideos: '{publisher}, {year}: {population}, {videos} videos. Formula: {formula}.',
    open: 'See the source (new tab)',
    against: {
      median: 'Your median: {percent} over {videos} videos, that is {difference}.',
      mean: 'Your mean: {percent}, that is {difference} (number of videos: {videos}).',
    },
    tooFew: 'Too few videos with known engagement to give your median: {n}, and it takes {needed}.',
    populations: {
      brands: 'brands',
      influencers: 'influencers',
      media: 'media',
      sports: 'sports teams',
      nonprofits: 'non-profits',
      higher_education: 'universities',
      all_accounts: 'accounts of all kinds',
      quebec_media: 'Quebec media',
      english_creators: 'English-speaking creators, public list of videos',
      danish_politics: 'Danish political accounts',
    },
  },
  actions: {
    label: 'Actions',
    account: 'Analyse an account',
    video: 'Analyse a video',
    upgrade: 'Upgrade my plan',
  },
  activity: {
    title: 'Recent activity',
    empty: 'Nothing has happened here yet.',
    more: 'Show more',
    less: 'Show less',
    kinds: { video: 'Video', account: 'Account', generation: 'Text created' },
    cards: {
      videoReports: { one: 'Video report', other: 'Video reports' },
      accountReports: { one: 'Account report', other: 'Account reports' },
      hooks: { one: 'Hook or CTA created', other: 'Hooks and CTAs created' },
      scripts: { one: 'Script or outline created', other: 'Scripts and outlines created' },
    },
    last: 'Latest: {when}',
    never: 'Nothing yet',
  },
};
