import { expect, test } from 'vitest';
import { codeFiles, commentsOf, filesBelow, syntaxOf, visit } from './source-files.ts';

/** Words that no identifier and no file name may carry, and what to say in their place. */
const RETIRED: readonly { word: RegExp; instead: string; except?: RegExp }[] = [
  { word: /^(?:\w*W|w)orlds?$/u, instead: 'app, AppContext' },
  { word: /[eE]rrand/u, instead: 'work context, recurring job' },
  { word: /^doors?$|^(?:open)?Doors?$|doorPage|doorWords/u, instead: 'listener, sign-in page' },
  { word: /^(?:\w*T|t)rips?$/u, instead: 'round trip of the database, OAuth flow', except: /round/iu },
  {
    word: /^\w+Standing\w*$|^standing[A-Z]\w*$|^STANDING/u,
    instead: 'percentile, stored, active, state, health',
    // Field names of responses and slot names of texts are exempt.
    except: /[oO]utst|[uU]nderst|^engagementStanding$|^standing(?:Period|Earlier|Floor)/u,
  },
  { word: /^(?:\w*I|i)nTurns?$/u, instead: 'mutex, semaphore, time slice' },
  { word: /^(?:Asked|ASKED_)\w+$/u, instead: '…Input, …Filter' },
  { word: /^forget[A-Z]\w*$/u, instead: 'delete…, clear…', except: /^forget(?:ApifyToken|Title|Text)$/u },
  { word: /^remember[A-Z]\w*$|^remembered\w*$|REMEMBERED/u, instead: 'cache…, stored…' },
  {
    word: /^(?:hold|holds)(?:Account|Owner|Customer|Usage|Reservation|Uploads|Tickets|Factors)$/u,
    instead: 'lock…',
  },
  { word: /^tell[A-Z]\w*$/u, instead: 'mail…, notify…, format…', except: /^tellTheTruth$/u },
  { word: /^(?:later|door|staff)(?:Words|Errors)$/u, instead: 'appTexts, pageTexts, authTexts, adminTexts' },
];

function retiredIn(name: string): string | undefined {
  return RETIRED.find(({ word, except }) => word.test(name) && except?.test(name) !== true)?.instead;
}

test('no identifier carries a retired word', () => {
  const found = new Map<string, string>();
  for (const path of codeFiles()) {
    visit(syntaxOf(path), node => {
      const name = node['name'];
      if (!/^(?:JSX)?Identifier$/u.test(node.type) || typeof name !== 'string') return;
      const instead = retiredIn(name);
      if (instead !== undefined) found.set(`${path}: ${name}`, instead);
    });
  }
  expect([...found].map(([place, instead]) => `${place} → ${instead}`)).toEqual([]);
});

test('no file name carries a retired word', () => {
  const found = codeFiles().filter(path =>
    /(?:^|[/-])(?:worlds?|errands?|trips?|doors?|standing|in-turns?|aside|lies)(?=[-./]|$)/u.test(
      path.replace(/round-trips/u, ''),
    ),
  );
  expect(found).toEqual([]);
});

/** Words that comments must not use, with the term of the field. */
const RETIRED_IN_COMMENTS: readonly { words: RegExp; instead: string }[] = [
  { words: /\berrands?\b/iu, instead: 'request context, recurring job' },
  { words: /\bworlds?\b/iu, instead: 'app context' },
  { words: /(?<!round[ -])\btrips?\b/iu, instead: 'round trip, OAuth flow' },
  { words: /\b(?:was|were|is|are|been) taken in\b/iu, instead: 'imported, received' },
  { words: /\b(?:let|lets) in\b/iu, instead: 'admitted, signed in' },
  { words: /\bwhoever asks\b|\baside\b/iu, instead: 'the caller; in a worker thread' },
  { words: /\b(?:at|behind) the door\b/iu, instead: 'by load shedding, before sign-in' },
];

test('no comment of the product carries a retired word', () => {
  const found = filesBelow('src', ['.ts', '.tsx'])
    .filter(path => !path.includes('.test.'))
    .flatMap(path =>
      commentsOf(path).flatMap(comment =>
        RETIRED_IN_COMMENTS.filter(({ words }) => words.test(comment)).map(
          ({ instead }) => `${path}: ${comment.trim()} → ${instead}`,
        ),
      ),
    );
  expect(found).toEqual([]);
});
