import type { Language } from '#contract/wire/languages.ts';
import { archive as english } from '#i18n/en/files/archive.ts';
import { archive as french } from '#i18n/fr/files/archive.ts';
import { createTranslate } from '#i18n/language/translate.ts';
import { ACCOUNT_FILES, ARCHIVE_VERSION, DATA_FILES, type ListedFile } from '../format/archive-names.ts';

const LINE = '\r\n';

/** The README for the user whose data the archive holds: files, counts, checksums, fields and units. */
export function writeReadme(language: Language, now: Date, files: readonly ListedFile[]): string {
  const words = language === 'en' ? english : french;
  const t = createTranslate<typeof french>(language, words);
  const heading = (text: string) => ['', text, '='.repeat(text.length)];
  const listed = (name: string) => files.filter(file => file.name.split(/[/.]/)[1] === name);
  const describe = (name: (typeof DATA_FILES | typeof ACCOUNT_FILES)[number]) =>
    listed(name).length === 0
      ? []
      : [
          '',
          `${name}: ${words.files[name]}`,
          ...listed(name).map(
            file =>
              `  ${t('fileLine', {
                name: file.name,
                held: t('rows', { count: file.rows }),
                bytes: file.bytes,
                sha256: file.sha256,
              })}`,
          ),
        ];
  return [
    words.title,
    '#'.repeat(words.title.length),
    '',
    t('made', { when: now.toISOString().slice(0, 16).replace('T', ' '), version: ARCHIVE_VERSION }),
    '',
    words.intro,
    '',
    words.again,
    '',
    words.secrets,
    ...heading(words.filesTitle),
    ...[...DATA_FILES, ...ACCOUNT_FILES].flatMap(describe),
    ...heading(words.fieldsTitle),
    '',
    ...Object.entries(words.fields).map(([field, meaning]) => `${field}: ${meaning}`),
    '',
  ].join(LINE);
}
