import { expect, test } from 'vitest';
import { createLeavingPages } from './leaving-pages.ts';

test.for<[string, string]>([
  ['/api/v1/report-mails/some-id/leave/some-token', '/report-mails#recipient=some-id&leave=some-token'],
  ['/api/v1/notification-digest/some-id/leave/some-token', '/digest#user=some-id&token=some-token'],
])('opened in a browser, the address %s of a mail program leads to the page', async ([address, page]) => {
  const answer = await createLeavingPages().request(address);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, page]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
