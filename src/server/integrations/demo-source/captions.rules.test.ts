import { describe, expect, test } from 'vitest';
import { captionOf } from './captions.ts';
import { DEMO_CREATORS } from './demo-creators.ts';
import { seedOf } from './seeded-random.ts';

describe.each(DEMO_CREATORS)('the captions of $handle', creator => {
  const seed = seedOf(creator.handle);
  const captions = Array.from({ length: 200 }, (_, index) => captionOf(creator, seed, index).text);
  const written = captions.filter(text => text !== '');
  const sentences = written.map(text => text.replace(/ ?#.*$/u, ''));

  test('are at least 25 different ones in any 60 videos, and not two alike in a row', () => {
    for (let from = 0; from + 60 <= captions.length; from += 20) {
      expect(new Set(captions.slice(from, from + 60)).size).toBeGreaterThanOrEqual(25);
    }
    expect(captions.filter((text, index) => index > 0 && text === captions[index - 1])).toEqual([]);
  });

  test('are sentences: every place is filled, no space is doubled, each begins with a capital or a figure', () => {
    for (const sentence of sentences) {
      expect(sentence).not.toMatch(/[{}]|undefined|\s\s|^\s|\s$/u);
      expect(sentence).toMatch(/^[\p{Lu}\d]/u);
    }
  });

  test('never run two sentences into one', () => {
    const { closings } = creator.writing;
    for (const closing of closings.filter(text => text !== '')) {
      const start = closing.slice(0, 8).trim();
      for (const sentence of sentences.filter(text => text.includes(start) && !text.startsWith(start))) {
        expect(sentence.slice(0, sentence.indexOf(start)).trimEnd()).toMatch(
          /[.!?…\p{Extended_Pictographic}\uFE0F]$/u,
        );
      }
    }
  });

  test('have hashtags most of the time, each once', () => {
    const tagged = written.filter(text => text.includes('#'));
    expect(tagged.length / written.length).toBeGreaterThan(0.75);
    expect(tagged.length).toBeLessThan(written.length);
    for (const text of tagged) {
      const tags = text.match(/#[\p{L}\d]+/gu) ?? [];
      expect(new Set(tags).size).toBe(tags.length);
      expect(tags.length).toBeGreaterThanOrEqual(3);
    }
  });

  test('are now and then missing', () => {
    expect(captions.filter(text => text === '').length).toBeGreaterThanOrEqual(5);
  });
});

test('French captions have no-break spaces where French wants them, English ones have none', () => {
  for (const creator of DEMO_CREATORS) {
    const all = Array.from(
      { length: 150 },
      (_, index) => captionOf(creator, seedOf(creator.handle), index).text,
    );
    if (creator.language === 'fr') {
      expect(all.join('\n')).not.toMatch(/ [?!:;»]|« /u);
      expect(all.join('\n')).toMatch(/[àéèêç]/u);
    } else expect(all.join('\n')).not.toMatch(/[\u00A0\u202F]/u);
  }
});

test('the opening that lifts is the one that was planted', () => {
  const creator = DEMO_CREATORS.find(one => one.handle === 'demo-lea-cuisine')!;
  for (let index = 0; index < 100; index += 1) {
    const { text, lift } = captionOf(creator, 1, index);
    expect(lift).toBe(text.startsWith('L’erreur que tout le monde fait') ? 1.9 : 1);
  }
});
