import type { StoredSnapshot, StoredVideo } from '#test/scenes/stored-videos.ts';

/** The dashboard's figures computed once more: plainly, slowly, and without the product's code. */
interface Input {
  videos: StoredVideo[];
  snapshots: StoredSnapshot[];
  accounts: readonly { handle: string; linkedAt: Date }[];
  days: number;
  now: Date;
  timeZone: string;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

export function plainDashboard({ videos, snapshots, accounts, days, now, timeZone }: Input) {
  const dates = lastDates(days, now, timeZone);
  const from = firstMinuteOf(dates[0] ?? '', timeZone);
  const handles = accounts.map(account => account.handle);
  const known = videos.filter(video => handles.includes(video.author));
  const shown = known.filter(video => video.publishedAt >= from && video.publishedAt <= now);
  const read = snapshots.filter(snapshot => handles.includes(snapshot.username));
  return {
    period: { days, from: from.toISOString(), to: now.toISOString() },
    totalAccounts: handles.length,
    totalVideos: shown.length,
    totalViews: sum(shown.map(video => video.views)),
    totalLikes: sum(shown.map(video => video.likes)),
    totalComments: sum(shown.map(video => video.comments)),
    totalShares: sum(shown.map(video => video.shares)),
    avgEngagementRate: average(engagements(shown)),
    viewsEvolution: dates.map(date => dailyRow(date, shown.filter(on(date, timeZone)))),
    topPerformingVideos: topFive(shown),
    accountsGrowth: dates.map(date => growthPoint(date, { known, read, now, timeZone })),
    dataObservedAt: newestOf([...read, ...shown].map(row => row.observedAt))?.toISOString() ?? null,
    recentActivity: activity(known, read, { accounts, now }),
  };
}

function dailyRow(date: string, ofDay: StoredVideo[]) {
  return {
    name: new Date(`${date}T12:00:00Z`).toLocaleDateString('fr-FR', {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }),
    date,
    views: sum(ofDay.map(video => video.views)),
    likes: sum(ofDay.map(video => video.likes)),
    comments: sum(ofDay.map(video => video.comments)),
    shares: sum(ofDay.map(video => video.shares)),
    videos: ofDay.length,
    engagement: average(engagements(ofDay)),
    accounts: new Set(ofDay.map(video => video.author)).size,
  };
}

/** Of all videos of the period. */
function topFive(shown: StoredVideo[]) {
  return shown
    .filter(video => video.views !== null)
    .sort((a, b) => b.views! - a.views! || +b.publishedAt - +a.publishedAt)
    .slice(0, 5)
    .map(video => ({
      description: Array.from(new Intl.Segmenter().segment(video.description), part => part.segment)
        .slice(0, 50)
        .join(''),
      views: video.views,
      likes: video.likes,
      comments: video.comments,
      shares: video.shares,
      author: video.author,
      publishDate: video.publishedAt.toISOString(),
      engagement: engagements([video])[0] ?? null,
    }));
}

/** The state at the end of a day: the latest known figure of each account, from whenever it is. */
function growthPoint(
  date: string,
  {
    known,
    read,
    now,
    timeZone,
  }: { known: StoredVideo[]; read: StoredSnapshot[]; now: Date; timeZone: string },
) {
  const seen = read
    .filter(snapshot => dateIn(timeZone, snapshot.observedAt) <= date)
    .sort((a, b) => +b.observedAt - +a.observedAt);
  const accounts = [...new Set(seen.map(snapshot => snapshot.username))];
  const latest = (figure: 'followers' | 'engagementRate') =>
    accounts.flatMap(
      name => seen.find(snapshot => snapshot.username === name && snapshot[figure] !== null)?.[figure] ?? [],
    );
  const videos = known.filter(
    video => video.publishedAt <= now && dateIn(timeZone, video.publishedAt) <= date,
  ).length;
  return {
    date: String(Number(date.slice(8))),
    accounts: accounts.length,
    videos,
    totalFollowers: latest('followers').length === 0 ? null : sum(latest('followers')),
    avgEngagement: average(latest('engagementRate')),
    totalAnalyses: accounts.length + videos,
  };
}

/** The 3 newest videos and the 3 accounts measured last; one that was never measured counts from its linking. */
function activity(
  known: StoredVideo[],
  read: StoredSnapshot[],
  { accounts, now }: Pick<Input, 'accounts' | 'now'>,
) {
  const newestFirst = <Row extends { at: Date }>(rows: Row[]) => rows.sort((a, b) => +b.at - +a.at);
  const ofVideos = known
    .filter(video => video.publishedAt <= now)
    .map(video => ({ type: 'video', title: video.description, at: video.publishedAt, subject: video.id }));
  const ofAccounts = accounts.map(({ handle, linkedAt }) => ({
    type: 'account',
    title: `@${handle}`,
    at: newestOf(read.filter(one => one.username === handle).map(one => one.observedAt)) ?? linkedAt,
    subject: handle,
  }));
  return newestFirst([...newestFirst(ofVideos).slice(0, 3), ...newestFirst(ofAccounts).slice(0, 3)]).map(
    row => ({ ...row, at: row.at.toISOString() }),
  );
}

function engagements(of: StoredVideo[]): number[] {
  return of.flatMap(({ views, likes, comments, shares }) => {
    if (views === 0) return [0];
    if (views === null || likes === null || comments === null || shares === null) return [];
    if (likes > views) return [];
    return [((likes + comments + shares) * 100) / views];
  });
}

/** If no value is known, the sum is unknown, not zero. */
function sum(values: (number | null)[]): number | null {
  if (values.length > 0 && values.every(value => value === null)) return null;
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}

function average(values: number[]): number | null {
  return values.length === 0 ? null : (sum(values) ?? 0) / values.length;
}

function newestOf(instants: Date[]): Date | undefined {
  return instants.toSorted((a, b) => +b - +a)[0];
}

const formats = new Map<string, Intl.DateTimeFormat>();

function dateIn(timeZone: string, at: Date): string {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  formats.set(timeZone, format);
  return format.format(at);
}

function on(date: string, timeZone: string) {
  return (video: StoredVideo) => dateIn(timeZone, video.publishedAt) === date;
}

function lastDates(days: number, now: Date, timeZone: string): string[] {
  const noon = Date.parse(`${dateIn(timeZone, now)}T12:00:00Z`);
  return Array.from({ length: days }, (_, index) =>
    new Date(noon - (days - 1 - index) * DAY).toISOString().slice(0, 10),
  );
}

/** Tried minute by minute: no arithmetic that a clock change could fool. */
function firstMinuteOf(date: string, timeZone: string): Date {
  let at = Date.parse(`${date}T00:00:00Z`) - 16 * 60 * MINUTE;
  while (dateIn(timeZone, new Date(at)) < date) at += 30 * MINUTE;
  while (dateIn(timeZone, new Date(at - MINUTE)) === date) at -= MINUTE;
  return new Date(at);
}
