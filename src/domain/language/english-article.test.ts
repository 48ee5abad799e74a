import { describe, expect, test } from 'vitest';
import { indefiniteArticle, withArticle } from './english-article.ts';

const AN =
  `hour honest honor honour heir hourly apple idea egg onion only umbrella uninvited unimportant unusual urgent MBA FBI SMS HTML
X-ray FAQ AI EU NFT RPG LLM MP3 iPhone eBay 8 11 18 80 800 8,000 11,000 18,000 1800 1100 8-minute 11th 18th unboxing ulcer
octopus ounce orange editor «easy`.split(/\s+/);
const A =
  `university European euro one once one-off unique unit united uniform universe user useful usual utopia utensil unicorn UFO URL
UX US UK CTA DIY GIF POV NASA hook hotel hero history house year young yellow 1 2 7 10 12 100 110 111 1,100 1,800 180 TV ewe unicycle
eucalyptus Ukrainian ukulele hashtag herb`.split(/\s+/);

describe('an', () => {
  test.each(AN)('an %s', word => {
    expect(indefiniteArticle(word)).toBe('an');
  });
});
describe('a', () => {
  test.each(A)('a %s', word => {
    expect(indefiniteArticle(word)).toBe('a');
  });
});

test('the article goes before the text', () => {
  expect([withArticle('hour'), withArticle('“honest” man'), withArticle('8-minute video')]).toEqual([
    'an hour',
    'an “honest” man',
    'an 8-minute video',
  ]);
});
