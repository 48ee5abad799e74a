import type { RecognisedFile } from '#domain/video-analysis/input/recognise-file.ts';
import type { T } from '#i18n/messages.ts';

/** That a file's name says something else than its content; empty where it does not. */
export function misnamed(read: RecognisedFile, t: T): string {
  if (!('format' in read) || read.namedAs === null) return '';
  const [named, format] = [read.namedAs.toUpperCase(), read.format.toUpperCase()];
  return ` ${t('recognition.file.misnamed', { named, format })}`;
}
