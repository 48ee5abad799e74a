import { expect, test } from 'vitest';
import { activityFeed, recentActivity, type ActivityEntry } from './recent-activity.ts';

const at = (hour: number, title = `${hour} h`): ActivityEntry => ({
  subject: `subject ${hour}`,
  title,
  at: new Date(Date.UTC(2026, 10, 20, hour)),
});

test('recent activity is the three newest videos and the three newest accounts, newest first', () => {
  const activity = recentActivity({
    videos: [at(1), at(9), at(3), at(7), at(5)],
    accounts: [at(2), at(4), at(6), at(8)],
  });
  expect(activity.map(item => [item.type, item.title])).toEqual([
    ['video', '9 h'],
    ['account', '8 h'],
    ['video', '7 h'],
    ['account', '6 h'],
    ['video', '5 h'],
    ['account', '4 h'],
  ]);
  expect(activity[0]).toEqual({
    type: 'video',
    subject: 'subject 9',
    title: '9 h',
    at: '2026-11-20T09:00:00.000Z',
  });
});

test('three newest videos stay three, however many older accounts there are', () => {
  expect(recentActivity({ videos: [at(1)], accounts: [] })).toHaveLength(1);
  expect(recentActivity({ videos: [], accounts: [] })).toEqual([]);
});

test('the activity list adds the four newest generations: ten items at most', () => {
  const hours = [0, 1, 2, 3, 4, 5, 6].map(hour => at(hour));
  const feed = activityFeed({ videos: hours, accounts: hours, generations: hours });
  expect(feed).toHaveLength(10);
  expect(feed.filter(item => item.kind === 'generation').map(item => item.title)).toEqual([
    '6 h',
    '5 h',
    '4 h',
    '3 h',
  ]);
});
