/**
 * What a hashtag reaches: `generic` says nothing of the content, `refused` leads nowhere on the platform or breaks
 * its rules, `broad` is a large subject, `niche` a narrow one, `branded` the creator's own.
 */
const HASHTAG_REACHES = ['generic', 'refused', 'broad', 'niche', 'branded'] as const;
export type HashtagReach = (typeof HASHTAG_REACHES)[number];

/** They stand under everything and so tell nobody what the video is about. */
const GENERIC: ReadonlySet<string> = new Set(
  (
    'fyp foryou foryoupage foru fy fypage fyppage fypage fypシ fypシ゚viral fypdongggggggg fypppp pourtoi pourtoipage ' +
    'pourtoii pourtous prt pt parati viral viralvideo viraltiktok viralvideos goviral videoviral trend trending ' +
    'trendingvideo tendance tendances tiktok tiktokfrance tiktokfr tiktokviral tiktoktrend xyzbca xyz explore ' +
    'explorepage blowthisup makethisviral algorithm algorithme france viralpourtoi percer perce buzz'
  ).split(/\s+/u),
);

/**
 * Subjects that the platform's rules exclude (self-harm, eating disorders, sexual content, hard drugs) and traded
 * followers. Who follows such a tag lands on a page of help or on nothing.
 */
const REFUSED: ReadonlySet<string> = new Set(
  (
    'proana promia proanamia thinspo thinspiration meanspo bonespo edtwt selfharm automutilation scarification ' +
    'porn porno pornhub nsfw sexe sex onlyfans cocaine cocaïne meth qanon pizzagate plandemic ' +
    'follow4follow followforfollow f4f l4l like4like likeforlike followback followtrain sub4sub abonnecontreabonne'
  ).split(/\s+/u),
);

/** Whether a tag is on one of the two lists of tags that nothing recommends. */
export function listedReach(tag: string): 'generic' | 'refused' | null {
  const key = tag.normalize('NFC').toLowerCase();
  if (REFUSED.has(key)) return 'refused';
  return GENERIC.has(key) || /^f+y+p+/u.test(key) || key.startsWith('pourtoi') ? 'generic' : null;
}
