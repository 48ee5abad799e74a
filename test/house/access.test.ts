import { expect, test } from 'vitest';
import { CALL_TABLE } from '#test/access/call-table.ts';
import { CONTRACT_CALLS } from '#test/harness/contract-calls.ts';

const SOMEBODY = {
  account: 'account',
  otherAccount: 'otherAccount',
  run: 'run',
  batch: 'batch',
  binned: 'binned',
  report: 'report',
  binnedReport: 'binnedReport',
  schedule: 'schedule',
  recipient: 'recipient',
  videoReport: 'videoReport',
  reportView: 'reportView',
  shareLink: 'shareLink',
  experiment: 'experiment',
  generatedText: 'generatedText',
  download: 'download',
  analysis: 'analysis',
  binnedAnalysis: 'binnedAnalysis',
  upload: 'upload',
  conversation: 'conversation',
  message: 'message',
  ticket: 'ticket',
  notification: 'notification',
  testimonial: 'testimonial',
  attachment: 'attachment',
  apiKey: 'apiKey',
  session: 'session',
};

test('every call has a line in test/access/call-table.ts that says whom it lets in', () => {
  expect(Object.keys(CALL_TABLE).toSorted()).toEqual(CONTRACT_CALLS.map(call => call.name).toSorted());
  const differing = CONTRACT_CALLS.filter(call => CALL_TABLE[call.name]?.lets !== call.access);
  expect(differing.map(call => `${call.name}: the contract says ${call.access}`)).toEqual([]);
});

test('every call that takes an id is tried with somebody else’s', () => {
  const wrong = CONTRACT_CALLS.filter(call => {
    const given = Object.keys(CALL_TABLE[call.name]?.foreign?.(SOMEBODY) ?? {});
    return call.access !== 'admin' && call.idFields.some(field => !given.includes(field));
  });
  expect(wrong.map(call => `${call.name}: ${call.idFields.join(', ')}`)).toEqual([]);
});
