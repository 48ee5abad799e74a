/**
 * Scope of a hashtag: `generic` says nothing about the content, `refused` leads nowhere on the platform or breaks
 * its rules, `broad` is a large topic, `niche` a narrow one, `branded` the creator's own.
 */
const HASHTAG_REACHES = ['generic', 'refused', 'broad', 'niche', 'branded'] as const;
export type HashtagReach = (typeof HASHTAG_REACHES)[number];

/** Used on videos of every kind, so they tell nobody what the video is about. */
const GENERIC: ReadonlySet<string> = new Set(
  (
    'fyp foryou foryoupage foru fy fypage fyppage fypage fypシ fypシ゚viral fypdongggggggg fypppp pourtoi pourtoipage ' +
    'pourtoii pourtous prt pt parati viral viralvideo viraltiktok viralvideos goviral videoviral trend trending ' +
    'trendingvideo tendance tendances tiktok tiktokfrance tiktokfr tiktokviral tiktoktrend xyzbca xyz explore ' +
    'explorepage blowthisup makethisviral algorithm algorithme france viralpourtoi percer perce buzz'
  ).split(/\s+/u),
);

/**
 * Topics excluded by the platform's rules (self-harm, eating disorders, sexual content, hard drugs) and follower
 * trading. Such a tag leads to a help page or to nothing.
 */
const REFUSED: ReadonlySet<string> = new Set(
  (
    'proana promia proanamia thinspo thinspiration meanspo bonespo edtwt selfharm automutilation scarification ' +
    'porn porno pornhub nsfw sexe sex onlyfans cocaine cocaïne meth qanon pizzagate plandemic ' +
    'follow4follow followforfollow f4f l4l like4like likeforlike followback followtrain sub4sub abonnecontreabonne'
  ).split(/\s+/u),
);

/** The list of never recommended tags that a tag is on, if any. */
export function listedReach(tag: string): 'generic' | 'refused' | null {
  const key = tag.normalize('NFC').toLowerCase();
  if (REFUSED.has(key)) return 'refused';
  return GENERIC.has(key) || /^f+y+p+/u.test(key) || key.startsWith('pourtoi') ? 'generic' : null;
}
