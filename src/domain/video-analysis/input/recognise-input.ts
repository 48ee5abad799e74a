import { isDemoHandle, parseHandle, type Handle, type HandleRefusal } from '#domain/accounts/handle.ts';
import { imitatesTikTok, platformOf } from './other-platforms.ts';
import { isTikTokHost, readTikTokLink, videoLink, type ShortLink, type VideoLink } from './tiktok-link.ts';
import { readWebAddress, type WebAddress } from './web-address.ts';

/** Something that can be analysed: a video, a short link to one, an account. */
export type Recognised = VideoLink | ShortLink | { kind: 'account'; handle: Handle; isDemo: boolean };

/**
 * Why the input is refused. An address: not a video or account, an impossible video id, contains credentials or
 * a port, another scheme, imitates TikTok. A text: not a handle, too long for one, no link in it, too long to parse.
 */
export type InputRefusal =
  | 'tiktokPage'
  | 'videoIdImpossible'
  | 'credentials'
  | 'port'
  | 'scheme'
  | 'imitation'
  | 'noHandle'
  | 'handleTooLong'
  | 'noLink'
  | 'tooLong';

/** Result of recognising typed or pasted text. */
export type RecognisedInput =
  | { kind: 'nothing' }
  | Recognised
  /** Several different items, in the order written. */
  | { kind: 'several'; found: Recognised[] }
  /** An address of another site; `platform` is null for sites without a name here. */
  | { kind: 'otherPlatform'; platform: string | null; host: string }
  | { kind: 'refused'; reason: InputRefusal };

/** Longest text that is parsed. */
export const INPUT_MAX_LENGTH = 2_000;

const WORDS_OF_A_SENTENCE = 3;
/** Invisible characters that get copied along with a text, and cursor controls. */
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
// oxlint-disable-next-line no-control-regex
const SEPARATOR = /[\s\u0000-\u001F\u007F-\u009F<>"“”«»„()[\]{}|,;，；]+|(?<=[^=\s])(?=https?:\/\/)/i;
const AROUND = /^['‘’*_~`.:!¡¿]+|(?<!['‘’*~`.:!?…\u202F])['‘’*~`.:!?…\u202F]+$/g;

/**
 * Parses a handle (`@name`, `name`), an address in any of TikTok's forms, or a text that contains links (as the apps
 * share it), at `now`. Never throws. Priority: TikTok items; then the refusal of an address; then another
 * site; a text without any address is parsed as a handle.
 */
export function recogniseInput(typed: string, now: Date): RecognisedInput {
  if (typed.length > INPUT_MAX_LENGTH) return { kind: 'refused', reason: 'tooLong' };
  const text = typed.replace(UNSEEN, '').trim();
  if (text.replace(/^[@\s]+/, '') === '') return { kind: 'nothing' };
  const addresses = text
    .split(SEPARATOR)
    .map(part => part.replace(AROUND, ''))
    .flatMap(part => addressIn(part));
  if (addresses.length === 0) return withoutAddress(text, now);
  const read = addresses.map(address => readAddress(address, now));
  const found = withoutRepetitions(read.filter(isFound));
  const [first, second] = found;
  if (first !== undefined) return second === undefined ? first : { kind: 'several', found };
  return (
    read.find(one => one.kind === 'refused' && one.reason !== 'tiktokPage') ??
    read.find(one => one.kind === 'otherPlatform') ??
    read[0] ?? { kind: 'refused', reason: 'noLink' }
  );
}

/** The part as an address, if it is one: a handle may contain dots, so a bare host must be a known one. */
function addressIn(part: string): WebAddress[] {
  const address = readWebAddress(part);
  if (address === null) return [];
  if (address.host === '') return /^(?:https?)?$/.test(address.scheme ?? '') ? [] : [address];
  if (address.scheme !== null || part.startsWith('//')) return [address];
  const { host } = address;
  // « 3.5/10 » is not an address, and neither is an email address: `lea@mail.fr`.
  if (/\.[^.]*\p{L}[^.]*$/u.test(host) && /^[^@]*[/?#]|@[^@]*\//.test(part)) return [address];
  const isKnown = isTikTokHost(host) || platformOf(host) !== null || host.startsWith('www.');
  return isKnown && !address.hasCredentials ? [address] : [];
}

function readAddress(address: WebAddress, now: Date): RecognisedInput {
  const refused = (reason: InputRefusal): RecognisedInput => ({ kind: 'refused', reason });
  const { host, scheme } = address;
  if (scheme !== null && scheme !== 'http' && scheme !== 'https') return refused('scheme');
  if (address.hasCredentials) return refused('credentials');
  if (!isTikTokHost(host)) {
    const platform = platformOf(host);
    if (platform === null && imitatesTikTok(host)) return refused('imitation');
    return { kind: 'otherPlatform', platform, host };
  }
  if (address.port !== null) return refused('port');
  const link = readTikTokLink(address, now);
  if (link.kind === 'account') return accountOf(link.handle);
  return link.kind === 'tiktokPage' || link.kind === 'videoIdImpossible' ? refused(link.kind) : link;
}

const REFUSAL_OF_HANDLE: Record<HandleRefusal, InputRefusal> = {
  empty: 'noHandle',
  too_long: 'handleTooLong',
  bad_characters: 'noHandle',
};

function withoutAddress(text: string, now: Date): RecognisedInput {
  // Has the length of a video id and contains a date: not a handle.
  const video = /^\d{18,19}$/.test(text) ? videoLink(text, false, null, now) : null;
  if (video?.kind === 'video') return video;
  const parsed = parseHandle(text);
  if (parsed.ok) return accountOf(parsed.handle);
  const isSentence = text.split(/\s+/).length >= WORDS_OF_A_SENTENCE;
  return { kind: 'refused', reason: isSentence ? 'noLink' : REFUSAL_OF_HANDLE[parsed.reason] };
}

function accountOf(handle: Handle): Recognised {
  return { kind: 'account', handle, isDemo: isDemoHandle(handle) };
}

function isFound(one: RecognisedInput): one is Recognised {
  return one.kind === 'video' || one.kind === 'shortLink' || one.kind === 'account';
}

/** Without duplicates, and without accounts whose video is also listed. */
function withoutRepetitions(found: readonly Recognised[]): Recognised[] {
  const authors = new Set(found.flatMap(one => (one.kind === 'video' ? [one.handle] : [])));
  const keyOf = (one: Recognised): string =>
    one.kind === 'video' ? one.id : one.kind === 'shortLink' ? one.url : `@${one.handle}`;
  const known = new Set<string>();
  return found.filter(one => {
    if (known.has(keyOf(one)) || (one.kind === 'account' && authors.has(one.handle))) return false;
    known.add(keyOf(one));
    return true;
  });
}
