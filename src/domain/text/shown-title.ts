import { cutText } from './cut-text.ts';

const NBSP = '\u00A0';
const KEPT: readonly RegExp[] = [
  / (?=[:;!?»](?:\s|$|[.,]))/gu,
  /(?<=\d) (?=[%€$£])/gu,
  /(?<=(?:^|[\s(])«) /gu,
  /(?<=\d) (?=\d{3}(?!\d))/gu,
  /(?<=\d) (?=(?:k?g|mg|k?m|cm|mm|[cm]?l|h|min|s|°C)(?![\p{L}\p{N}]))/gu,
];

/** A caption with non-breaking spaces, so that no line begins with a punctuation sign or a number's unit. */
export function keepTogether(text: string): string {
  return KEPT.reduce((kept, space) => kept.replace(space, NBSP), text);
}

/** A caption as an on-screen video title, at most `characters` long. */
export function shownTitle(caption: string, characters: number): string {
  return keepTogether(cutText(caption.trim(), characters));
}
