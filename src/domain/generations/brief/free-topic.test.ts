import { describe, expect, test } from 'vitest';
import { processorMs } from '#test/harness/processor-time.ts';
import { parseAudience, parseFreeTopic, parseProof } from './free-topic.ts';

describe('a topic as typed', () => {
  test.each([
    ['le permis moto', 'Permis moto', 'le permis moto'],
    ['Comment faire du pain ?', 'Faire du pain', null],
    ['LA LEVURE CHIMIQUE', 'Levure chimique', 'la levure chimique'],
    ['thé matcha 🍵', 'Thé matcha', 'le thé matcha'],
    ['recette de crêpes', 'Recette de crêpes', 'la recette de crêpes'],
    ['équipe de foot', 'Équipe de foot', 'l’équipe de foot'],
    [
      'apprendre le japonais avec des mangas quand on travaille',
      'Apprendre le japonais avec des mangas',
      null,
    ],
    ['#skincare peau grasse', 'Peau grasse', 'la peau grasse'],
    ['#skincare', 'Skincare', null],
    ['<b>Netflix</b>', 'Netflix', null],
    ['une idée folle', 'Idée folle', null],
  ])('%s', (typed, label, phrase) => {
    expect(parseFreeTopic(typed, 'fr')).toMatchObject({ label, phrase });
  });

  test('is nothing when nothing is left to speak of', () => {
    expect(parseFreeTopic('??? 🔥', 'fr')).toBeNull();
    expect(parseFreeTopic('', 'en')).toBeNull();
    expect(parseFreeTopic('@lea https://example.com', 'en')).toBeNull();
  });

  test('is only a label in English', () => {
    expect(parseFreeTopic('how to learn Japanese', 'en')).toMatchObject({
      label: 'Learn Japanese',
      phrase: null,
    });
    expect(parseFreeTopic('my motorcycle license', 'en')).toMatchObject({
      label: 'Motorcycle license',
      phrase: null,
    });
  });
});

test('an audience becomes a plural with its article, or is not used', () => {
  expect(parseAudience('Débutants en yoga', 'fr')).toBe('les débutants en yoga');
  expect(parseAudience('aux mamans', 'fr')).toBe('les mamans');
  expect(parseAudience('ceux qui courent', 'fr')).toBe('ceux qui courent');
  expect(parseAudience('tout le monde', 'fr')).toBeNull();
  expect(parseAudience('The beginners', 'en')).toBe('beginners');
});

test('a proof is a clause in the first person, or is not used', () => {
  expect(parseProof('J’ai raté deux fois !', 'fr')).toBe('j’ai raté deux fois');
  expect(parseProof('I failed twice.', 'en')).toBe('I failed twice');
  expect(parseProof('meilleur prix garanti', 'fr')).toBeNull();
});

test('the code of a page is nobody’s topic; what stands beside it is', () => {
  for (const typed of ['<script>alert(1)</script>', '<SCRIPT src=x>alert(1)', '<style>p{color:red}</style>'])
    expect(parseFreeTopic(typed, 'fr')).toBeNull();
  expect(parseFreeTopic('<script>alert(1)</script> le pain maison', 'fr')?.label).toBe('Pain maison');
  const start = processorMs();
  parseFreeTopic('<script'.repeat(20_000), 'fr');
  expect(processorMs() - start).toBeLessThan(2_000);
});
