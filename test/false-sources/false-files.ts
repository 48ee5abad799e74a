import { idAt } from '#test/sources/ytdlp-output.ts';
import { NO_COUNTS, NO_DATES, PAGE, type Lie } from './false-answers.ts';

const FIRST = Date.UTC(2026, 10, 15, 12) / 1000;
const idOf = (index: number) => idAt(FIRST - index * 21_600, index + 1);
const three = <Row>(row: (index: number) => Row): Row[] => [0, 1, 2].map(row);

interface Row {
  id: string;
  handle: string;
  views: unknown;
  date: string;
}
const studioRow = ({ id, handle, views, date }: Row) =>
  `"${date}","Une vidéo","https://www.tiktok.com/@${handle}/video/${id}","15 novembre","${String(views)}","2","3","${String(views)}"`;
const HEAD =
  '"Time","Video title","Video link","Post time","Total likes","Total comments","Total shares","Total views"';
const table = (rows: readonly Row[]) => [HEAD, ...rows.map(studioRow)].join('\n');
const row = (handle: string, index: number, changes: Partial<Row> = {}): Row => ({
  id: idOf(index),
  handle,
  views: 100 + index,
  date: '20 novembre',
  ...changes,
});

/** A table may shorten a count: « 12,3K » is one there. */
const NO_TABLE_COUNTS = { ...NO_COUNTS, 'counts that are no numbers': 'douze mille' };

/** Studio's table of videos, which names its author in each address. */
export function studioFiles(handle: string): { truth: string; lies: Record<Lie, string | null> } {
  const counted = (lie: keyof typeof NO_COUNTS) =>
    table(three(index => row(handle, index, { views: NO_TABLE_COUNTS[lie] })));
  const dated = (seconds: number) =>
    table([...three(index => row(handle, index)), row(handle, 0, { id: idAt(seconds) })]);
  const truth = table(three(index => row(handle, index)));
  return {
    truth,
    lies: {
      'an empty list though the profile counts videos': HEAD,
      'another author': table(three(index => row('un.autre', index))),
      'counts below zero': counted('counts below zero'),
      'counts that are no numbers': counted('counts that are no numbers'),
      'counts past all counting': counted('counts past all counting'),
      'a date to come': dated(NO_DATES['a date to come']),
      'a date before the platform': dated(NO_DATES['a date before the platform']),
      'the same video twice': table(three(index => row(handle, index)).flatMap(one => [one, one])),
      'half a JSON': null,
      'HTML instead of JSON': PAGE,
      'an error told as a success': null,
    },
  };
}

interface Post {
  Date: string;
  Link: string;
  Likes: unknown;
}
const post = (index: number, changes: Partial<Post> = {}): Post => ({
  Date: new Date((FIRST - index * 21_600) * 1000).toISOString().slice(0, 19).replace('T', ' '),
  Link: `https://www.tiktokv.com/share/video/${idOf(index)}/`,
  Likes: `${50 + index}`,
  ...changes,
});
const person = (userName: string, followers: unknown = 4_532) => ({
  userName,
  displayName: 'Atelier',
  followerCount: followers,
  followingCount: 64,
  likesReceived: '900',
});
const dump = (posts: readonly Post[], profile: object) =>
  JSON.stringify({
    Post: { Posts: { VideoList: posts } },
    'Profile And Settings': { 'Profile Info': { ProfileMap: profile } },
  });

/** TikTok's « Download your data » export, which has likes only and names the author in the profile. */
export function ownDataFiles(handle: string): { truth: string; lies: Record<Lie, string | null> } {
  const good = person(handle);
  const counted = (lie: keyof typeof NO_COUNTS) => {
    const count = NO_COUNTS[lie];
    const lying = { ...person(handle, count), followingCount: count, likesReceived: count };
    return dump(
      three(index => post(index, { Likes: count })),
      lying,
    );
  };
  const dated = (seconds: number) => {
    const Date_ = new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');
    const Link = `https://www.tiktokv.com/share/video/${idAt(seconds)}/`;
    return dump([...three(index => post(index, { Date: Date_ })), post(0, { Date: Date_, Link })], good);
  };
  const truth = dump(
    three(index => post(index)),
    good,
  );
  return {
    truth,
    lies: {
      // A file with an empty list leaves the stored videos unchanged.
      'an empty list though the profile counts videos': dump([], good),
      'another author': dump(
        three(index => post(index)),
        person('un.autre'),
      ),
      'counts below zero': counted('counts below zero'),
      'counts that are no numbers': counted('counts that are no numbers'),
      'counts past all counting': counted('counts past all counting'),
      'a date to come': dated(NO_DATES['a date to come']),
      'a date before the platform': dated(NO_DATES['a date before the platform']),
      'the same video twice': dump(
        three(index => post(index)).flatMap(one => [one, one]),
        good,
      ),
      'half a JSON': truth.slice(0, 300),
      'HTML instead of JSON': PAGE,
      'an error told as a success': null,
    },
  };
}
