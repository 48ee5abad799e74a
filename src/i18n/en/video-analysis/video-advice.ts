/** Advice after a video analysis, and differences between two analyses: one template per rule. */
export const videoAdvice = {
  recommendations: {
    text: 'Five at most, each with what it rests on.',
    none: 'Nothing that was measured calls for a change.',
    effort: 'Effort',
    efforts: {
      words: 'change words',
      edit: 'edit again',
      reshoot: 'film a take again',
      data: 'provide data',
    },
    expected: 'Expected',
    expectations: {
      views: 'more views',
      engagement: 'more engagement',
      likes: 'more likes',
      comments: 'more comments',
      shares: 'more shares',
      saves: 'more saves',
      attention: 'more attention at the start',
      clarity: 'more clarity',
      knowledge: 'a fuller analysis',
    },
    noPromise: 'The expected direction is not a promise: one video proves nothing, a test settles it.',
  },
  rules: {
    make_another: {
      action: 'Make another video like this one, and change one thing only.',
      why: 'It does {outdone}. After a video that does well, views most often fall back towards the usual. A second one helps tell whether the model has a part in it.',
    },
    keep_hook_kind: {
      action: 'Keep this kind of hook: “{kind}”.',
      why: 'Your {n} videos of this kind get {factor} ({low} to {high}) the views of your {without} other videos, at the same age.',
    },
    change_hook_kind: {
      action: 'Try a hook of the kind “{better}”.',
      why: 'Your {n} videos of that kind get {factor} ({low} to {high}) the views of your {without} other videos, at the same age; this one is of the kind “{kind}”.',
    },
    drop_hook_kind: {
      action: 'Set hooks of the kind “{kind}” aside.',
      why: 'Your {n} videos of this kind get {factor} ({low} to {high}) the views of your {without} other videos, at the same age.',
    },
    hook_earlier: {
      action: 'Bring the first words earlier.',
      why: 'The first words, said or written, come at {second}; a hook stands within the first three seconds.',
    },
    text_in_first_seconds: {
      action: 'Show the hook on screen from the first second.',
      why: 'No text can be read in the first three seconds, and no speech opens the video.',
    },
    movement_in_first_seconds: {
      action: 'Give the first three seconds some movement.',
      why: 'The start moves at {percent} of the rest of the video, without a cut.',
    },
    cut_opening_silence: {
      action: 'Cut the silence at the start.',
      why: 'The video begins with {seconds} of silence.',
    },
    shorten_hook: {
      action: 'Shorten the first sentence.',
      why: 'The first sentence has {count} words; about a dozen fit into three seconds.',
    },
    tone_down_bait: {
      action: 'Take some of the clickbait out of the first sentence.',
      why: '“{quote}” shows {count} kinds of it: TikTok’s rules are aimed at artificial engagement.',
    },
    ask_for_weakest: {
      action: 'Ask for {metric}.',
      why: 'At {rate} per thousand views (your median: {usual}), the video does {outdone}, and nothing that was read asks for this reaction.',
    },
    move_cta_earlier: {
      action: 'Move the call to action forward.',
      why: 'The first one comes at {second}, out of {seconds}: by then part of the audience has left.',
    },
    one_cta: {
      action: 'Ask for one thing only.',
      why: 'The video asks for {count} at once.',
    },
    front_load_caption: {
      action: 'Put the topic words at the start of the caption.',
      why: 'About {count} characters can be read before “more”; “{quote}” comes after.',
    },
    trim_hashtags: {
      action: 'Keep {most} hashtags at most.',
      why: 'The caption has {count}; guides advise three to five, without proof of an effect.',
    },
    drop_generic_hashtags: {
      action: 'Replace the catch-all or risky hashtags.',
      why: '{tags}: they say nothing about the topic, or lead nowhere.',
    },
    keep_length: {
      action: 'Keep this length: {band}.',
      why: 'Your {n} videos of this length get {factor} ({low} to {high}) the views of your {without} other videos, at the same age.',
    },
    change_length: {
      action: 'Try a length of {band}.',
      why: 'Your {n} videos of that length get {factor} ({low} to {high}) the views of your {without} other videos, at the same age; this one lasts {seconds}.',
    },
    cut_long_silences: {
      action: 'Cut the long silences.',
      why: 'The longest one lasts {seconds}.',
    },
    raise_loudness: {
      action: 'Turn the sound up.',
      why: 'The sound is at {loudness} LUFS, {difference} LU below what platforms play at.',
    },
    lower_loudness: {
      action: 'Turn the sound down.',
      why: 'The sound is at {loudness} LUFS, {difference} LU above what platforms play at; they will turn it down.',
    },
    fill_frame: {
      action: 'Fill the upright screen.',
      why: 'The picture has {width} × {height} pixels, and black bars cover {percent} of it.',
    },
    film_upright: {
      action: 'Frame it upright.',
      why: 'The picture has {width} × {height} pixels: lying on its side, it does not fill the screen of a phone.',
    },
    give_file: {
      action: 'Provide the video’s file.',
      why: 'Without it, picture, editing and sound are not analysed.',
    },
    give_transcript: {
      action: 'Provide the spoken words (SRT, VTT or text).',
      why: 'Without them, the spoken hook and the calls to action said aloud are not read.',
    },
    measure_more: {
      action: 'Have more videos of this account measured.',
      why: {
        one: '{count} other video can be compared at the same age; {needed} are needed.',
        other: '{count} other videos can be compared at the same age; {needed} are needed.',
      },
    },
  },
  asks: { likes: 'a like', comments: 'a comment', shares: 'a share', saves: 'a save' },
  speechUnheard: 'None of the {words} words given is heard in the sound.',
  hashtags: {
    text: 'To add to the caption, from broad to narrow.',
    none: 'Nothing speaks for another hashtag: the caption and your videos say too little.',
    origins: {
      own_history: 'your videos',
      niche_pack: 'recognised niche',
      caption_neighbours: 'your similar captions',
    },
    used: 'already in the caption',
    ownVideos: {
      one: 'in {count} of your other videos',
      other: 'in {count} of your other videos',
    },
    neverUsed: 'you have never used it',
    leaveOut: 'Better left out',
    leaveOutReasons: {
      generic: 'catch-all: it says nothing about the topic',
      refused: 'excluded or without effect on TikTok',
    },
    copy: 'Copy the hashtags',
    copied: 'Hashtags copied',
  },
  differences: {
    title: 'What changed',
    none: 'Nothing changed between these two analyses.',
    otherMethod: 'The two analyses were not made by the same method: some differences may come from that.',
    figures: {
      views: 'Views',
      engagement: 'Engagement',
      percentile: 'Videos outdone, views at the same age',
      engagement_percentile: 'Videos outdone, engagement',
      factor: 'Views against your usual ones',
      age: 'Age when read',
      own_videos: 'Videos compared',
      words_per_minute: 'Words a minute',
      first_words: 'First words',
      ctas: 'Calls to action',
      cuts_per_minute: 'Cuts a minute',
      loudness: 'Loudness',
      caption_characters: 'Characters of the caption',
      hashtags: 'Hashtags',
      duration: 'Length',
    },
    columns: { figure: 'Measure', earlier: 'Before', later: 'After', hook: 'Hook' },
    unknown: 'unknown',
    hookClass: 'Kind of hook: “{earlier}”, then “{later}”.',
    newAdvice: 'New recommendations',
    goneAdvice: 'Recommendations that no longer apply',
    newHashtags: 'Hashtags newly recommended: {tags}.',
    goneHashtags: 'Hashtags no longer recommended: {tags}.',
    nowAssessed: 'Now assessed: {parts}.',
    noLongerAssessed: 'No longer assessed: {parts}.',
    days: { one: '{count} day', other: '{count} days' },
    sideBySide: 'Videos side by side',
  },
} as const;
