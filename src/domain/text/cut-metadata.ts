/** Spec §5: a page's title holds 60 characters, its description 160. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;

/** Text of at most `length` characters: when it is longer, `length` − 3 of them and an ellipsis of three dots. */
function cut(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length - 3).join('')}...`;
}

export function cutTitle(title: string): string {
  return cut(title, TITLE_LENGTH);
}

export function cutDescription(description: string): string {
  return cut(description, DESCRIPTION_LENGTH);
}
