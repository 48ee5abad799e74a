/**
 * Literal parts of a sentence: extracted before the words are read, so that nothing in them is treated as an
 * instruction.
 */
export interface Entities {
  /** Handles after @, or the user's own handles without it; lower case. */
  handles: readonly string[];
  /** After #, lower case, normalised. */
  hashtags: readonly string[];
  links: readonly string[];
  /** Numbers with the length of a TikTok video id. */
  videoIds: readonly string[];
  /** Texts between quotation marks. */
  quotes: readonly string[];
  /** The sentence with each extracted part replaced by a placeholder for its kind. */
  text: string;
}

const MOST_QUOTED = 120;

const LINK = /(?:https?:\/\/|www\.)\S+|(?:vm|vt|www|m)?\.?tiktok\.com\/\S+/giu;
const VIDEO_ID = /(?<![\p{L}\p{N}])\d{15,20}(?![\p{L}\p{N}])/gu;
const QUOTE = /«([^«»]{1,200})»|“([^“”]{1,200})”|"([^"]{1,200})"/gu;
const HANDLE = /(?<![\p{L}\p{N}.])@([A-Za-z0-9_.-]{2,40})/gu;
const HASHTAG = /(?<![\p{L}\p{N}&])#([\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*)/gu;

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}

/**
 * Extracts links, video ids, quotations, handles and hashtags from a sentence. `accounts`: the user's own handles,
 * without @.
 */
export function readEntities(text: string, accounts: readonly string[]): Entities {
  const links: string[] = [];
  const videoIds: string[] = [];
  const quotes: string[] = [];
  const handles: string[] = [];
  const hashtags: string[] = [];
  const keep = (list: string[], value: string) => {
    if (!list.includes(value)) list.push(value);
  };
  let rest = text.normalize('NFC').replace(LINK, link => {
    keep(links, link.replace(/(?<![.,;:!?)»"'])[.,;:!?)»"']+$/u, ''));
    return ' zlien ';
  });
  rest = rest.replace(QUOTE, (_, ...parts: (string | undefined)[]) => {
    keep(quotes, (parts.slice(0, 3).find(one => one !== undefined) ?? '').trim().slice(0, MOST_QUOTED));
    return ' zcitation ';
  });
  rest = rest.replace(HANDLE, (_, handle: string) => {
    keep(handles, handle.replace(/(?<![.-])[.-]+$/u, '').toLowerCase());
    return ' zcompte ';
  });
  for (const account of accounts.filter(one => one.length >= 4).toSorted((a, b) => b.length - a.length)) {
    const bare = new RegExp(`(?<![\\p{L}\\p{N}_.])${escaped(account)}(?![\\p{L}\\p{N}_])`, 'giu');
    rest = rest.replace(bare, () => {
      keep(handles, account.toLowerCase());
      return ' zcompte ';
    });
  }
  rest = rest.replace(HASHTAG, (_, tag: string) => {
    keep(hashtags, tag.toLowerCase());
    return ' ztag ';
  });
  rest = rest.replace(VIDEO_ID, id => {
    keep(videoIds, id);
    return ' zvideoid ';
  });
  return { handles, hashtags, links, videoIds, quotes, text: rest };
}
