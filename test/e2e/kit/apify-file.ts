/** A video of a made-up file: how long ago it was published, and its counts. */
export interface MadeVideo {
  daysAgo: number;
  views: number;
  likes: number;
  comments: number;
  shares: number;
  text?: string;
}

/** An Apify export of our own making: every count in it is known to the test. */
export function apifyFile(
  handle: string,
  videos: readonly MadeVideo[],
  {
    now = Date.now(),
    readDaysAgo = 0,
  }: { now?: number; /** Null: the file does not say when it was read. */ readDaysAgo?: number | null } = {},
): string {
  return JSON.stringify(
    videos.map(({ daysAgo, views, likes, comments, shares, text }, index) => {
      const published = Math.floor((now - daysAgo * 86_400_000) / 1000);
      // TikTok's ids carry the second of publication in their upper half.
      const id = ((BigInt(published) << 32n) + BigInt(index)).toString();
      return {
        id,
        text: text ?? `Vidéo numéro ${index + 1}. #test`,
        ...(readDaysAgo === null
          ? {}
          : { scrapedAt: new Date(now - readDaysAgo * 86_400_000).toISOString() }),
        createTime: published,
        createTimeISO: new Date(published * 1000).toISOString(),
        playCount: views,
        diggCount: likes,
        commentCount: comments,
        shareCount: shares,
        webVideoUrl: `https://www.tiktok.com/@${handle}/video/${id}`,
        videoMeta: { duration: 21 },
        authorMeta: {
          name: handle,
          nickName: 'Fichier de test',
          fans: 4_321,
          heart: 98_765,
          video: videos.length,
        },
      };
    }),
  );
}
