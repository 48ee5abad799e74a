import { expect, test } from 'vitest';
import {
  believesNoVideos,
  followersVanished,
  listingIsComplete,
  resolveListingFailure,
  type ListingContext,
} from './listing-plausibility.ts';

const nothingKnown: ListingContext = { profile: null, knownVideos: null };
const profileWith = (videos: number | null, privateAccount: boolean | null = false): ListingContext => ({
  profile: { videos, privateAccount },
  knownVideos: null,
});

test('an empty account is believed only when the profile itself counts no video', () => {
  expect(believesNoVideos(profileWith(0))).toBe(true);
  expect(believesNoVideos(profileWith(3))).toBe(false);
  expect(believesNoVideos(profileWith(null))).toBe(false);
  expect(believesNoVideos(profileWith(0, true))).toBe(false);
  expect(believesNoVideos(nothingKnown)).toBe(false);
});

test('an empty list where videos are counted is a refusal in disguise', () => {
  expect(resolveListingFailure('no_videos', profileWith(268))).toBe('challenge');
  expect(resolveListingFailure('no_videos', nothingKnown)).toBe('challenge');
  expect(resolveListingFailure('no_videos', profileWith(0))).toBe('no_videos');
});

test('a profile that answered settles whether the account is missing or the server blocked', () => {
  expect(resolveListingFailure('not_found_or_blocked', profileWith(5))).toBe('challenge');
  expect(resolveListingFailure('not_found_or_blocked', profileWith(5, true))).toBe('private');
  expect(resolveListingFailure('not_found_or_blocked', nothingKnown)).toBe('not_found_or_blocked');
});

test('a list called private under a public profile is a refusal', () => {
  expect(resolveListingFailure('private', profileWith(5, false))).toBe('challenge');
  expect(resolveListingFailure('private', profileWith(5, null))).toBe('private');
  expect(resolveListingFailure('private', nothingKnown)).toBe('private');
});

test('other failures keep their name', () => {
  expect(resolveListingFailure('timeout', profileWith(5))).toBe('timeout');
  expect(resolveListingFailure('too_old', nothingKnown)).toBe('too_old');
});

test('a list is complete when it is as long as asked, or as long as the account has videos', () => {
  expect(listingIsComplete(60, 60, profileWith(2_682))).toBe(true);
  expect(listingIsComplete(45, 60, profileWith(45))).toBe(true);
  expect(listingIsComplete(46, 60, profileWith(45))).toBe(true);
  expect(listingIsComplete(30, 60, profileWith(45))).toBe(false);
});

test('the last known number of videos stands in for a profile that did not answer', () => {
  expect(listingIsComplete(30, 60, { profile: null, knownVideos: 45 })).toBe(false);
  expect(listingIsComplete(30, 60, nothingKnown)).toBe(true);
});

test('followers do not vanish all at once', () => {
  expect(followersVanished(0, 11_800)).toBe(true);
  expect(followersVanished(0, 3)).toBe(false);
  expect(followersVanished(0, null)).toBe(false);
  expect(followersVanished(null, 11_800)).toBe(false);
  expect(followersVanished(11_700, 11_800)).toBe(false);
});
