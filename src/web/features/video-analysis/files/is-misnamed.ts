import type { RecognisedFile } from '#domain/video-analysis/input/recognise-file.ts';
import type { T } from '#i18n/messages.ts';

/** Says that a file's name does not match its content; empty where it does. */
export function misnamed(read: RecognisedFile, t: T): string {
  if (!('format' in read) || read.namedAs === null) return '';
  const [named, format] = [read.namedAs.toUpperCase(), read.format.toUpperCase()];
  return ` ${t('recognition.file.misnamed', { named, format })}`;
}
