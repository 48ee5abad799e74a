import { expect, test } from 'vitest';
import { parseProposal, proposalText } from './proposal.ts';

test('a proposal survives the address, colons and accents included', () => {
  for (const pattern of ['recette', 'été', 'a:b', 'under_15_s']) {
    const proposal = { family: 'hashtag', pattern, metric: 'views' } as const;
    expect(parseProposal(proposalText(proposal))).toEqual(proposal);
  }
});

test('anything else in the address proposes nothing', () => {
  for (const text of [
    null,
    '',
    'hashtag',
    'hashtag::views',
    'nothing:recette:views',
    'hashtag:recette:likes',
    `hashtag:${'a'.repeat(61)}:views`,
    'hashtag:a\u0000b:views',
  ]) {
    expect([text, parseProposal(text)]).toEqual([text, null]);
  }
});
