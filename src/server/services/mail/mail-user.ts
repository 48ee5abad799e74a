import { LOCALE, type Language } from '#contract/wire/languages.ts';
import { en } from '#i18n/en/catalogue.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { fill } from '#i18n/language/translate.ts';
import { homeOrigin, siteName } from '../../platform/http/site-origin.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { layOutMail, type MailContent } from '../../integrations/mail/mail-layout.ts';
import type { Mail } from '../../integrations/mail/mailer.ts';
import type { AppContext } from '../app-context.ts';
import { findReader } from './readers.queries.ts';

export interface MailWords {
  subject: string;
  title: string;
  /** One paragraph, or several. */
  text: string | readonly string[];
  action: string;
  note: string;
  /** Why the reader gets this mail, where it is not that the address was given. */
  why?: string;
  /** Target of the button, below the product's URL. */
  path: string;
  values: Record<string, string | number>;
  /** The unsubscribe link of this kind of mail; `oneClickPath`: without a page. */
  ending?: { label: string; path: string; oneClickPath?: string };
}

/** Sends a mail to a user in their language: stored in this transaction or not at all. */
export async function mailInTransaction(
  app: Pick<AppContext, 'config' | 'mailer'>,
  tx: Transaction,
  userId: string,
  words: (language: Language, timeZone: string) => MailWords,
): Promise<void> {
  const reader = await findReader(tx, userId);
  if (reader === undefined) return;
  await app.mailer.send(writeMail(app, reader, words(reader.language, reader.timeZone)), tx);
}

/** Sends a mail to a user in their language. A failure to hand it over does not fail the caller. */
export async function mailUser(
  app: AppContext,
  userId: string,
  words: (language: Language, timeZone: string) => MailWords,
): Promise<void> {
  try {
    const reader = await findReader(app.db.system, userId);
    if (reader === undefined) return;
    await app.mailer.send(writeMail(app, reader, words(reader.language, reader.timeZone)));
  } catch (error) {
    app.log.error({ err: error, userId }, 'a mail could not be handed over');
  }
}

const PARIS = 'Europe/Paris';

/** Instants are told in the reader's time zone, in that of Paris where theirs is not known. */
export function writeMail(
  app: Pick<AppContext, 'config'>,
  { email, language, timeZone = PARIS }: { email: string; language: Language; timeZone?: string },
  words: MailWords,
): Mail {
  const say = (text: string) => fill(text, words.values, language, LOCALE[language], timeZone);
  const oneClick = words.ending?.oneClickPath;
  return {
    to: email,
    subject: say(words.subject),
    ...layOutMail([contentOf(app, { language, timeZone }, words)]),
    ...(oneClick !== undefined && { unsubscribeUrl: `${homeOrigin(app.config)}${oneClick}` }),
  };
}

/** To somebody whose language is only guessed: the same mail in both, one after the other. */
export function writeBilingualMail(
  app: Pick<AppContext, 'config'>,
  { email, language }: { email: string; language: Language },
  wordsIn: (language: Language) => MailWords,
): Mail {
  const inLanguage = (one: Language) => contentOf(app, { language: one, timeZone: PARIS }, wordsIn(one));
  const contents = [inLanguage(language), inLanguage(language === 'fr' ? 'en' : 'fr')] as const;
  return {
    to: email,
    subject: `${contents.map(({ title }) => title).join(' / ')} · Accroche`,
    ...layOutMail(contents),
  };
}

function contentOf(
  app: Pick<AppContext, 'config'>,
  { language, timeZone }: { language: Language; timeZone: string },
  words: MailWords,
): MailContent {
  const { plainLink, footer } = (language === 'en' ? en : fr).auth.mail;
  const origin = homeOrigin(app.config);
  const say = (text: string) => fill(text, words.values, language, LOCALE[language], timeZone);
  return {
    language,
    title: say(words.title),
    paragraphs: [words.text].flat().map(say),
    action: { label: words.action, url: `${origin}${inLanguage(words.path, language)}` },
    plainLinkText: plainLink,
    small: [say(words.note), fill(words.why ?? footer, { host: siteName(origin) }, language)],
    ...(words.ending && {
      ending: { label: words.ending.label, url: `${origin}${inLanguage(words.ending.path, language)}` },
    }),
  };
}

/** Pages readable without a session; on the others the profile's language applies. */
const OPEN_PAGE =
  /^\/(report-mails|shared-report|digest|cancellation|withdrawal|support\/contact|testimonials\/report)(?=[?#]|$)/;

/** A page without a session is shown in the language of the mail that links to it. */
function inLanguage(path: string, language: Language): string {
  if (!OPEN_PAGE.test(path)) return path;
  const [page = '', anchor] = path.split('#');
  return `${page}${page.includes('?') ? '&' : '?'}lang=${language}${anchor === undefined ? '' : `#${anchor}`}`;
}
