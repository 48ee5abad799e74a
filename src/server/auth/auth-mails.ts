import type { Language } from '#contract/languages.ts';
import { auth as english } from '#i18n/en/auth.ts';
import { auth as french } from '#i18n/fr/auth.ts';
import { fill } from '#i18n/translate.ts';
import { layOutMail } from '../integrations/mail/mail-layout.ts';
import type { Mail } from '../integrations/mail/mailer.ts';

export type AuthMailKind = 'signup' | 'alreadyRegistered' | 'recovery' | 'passwordChanged';

/** A mail about an account, in the reader's language, with one button. */
export function writeAuthMail(
  kind: AuthMailKind,
  options: { to: string; language: Language; url: string },
): Mail {
  const words = (options.language === 'en' ? english : french).mail;
  const { subject, title, text, action, ignore } = words[kind];
  const laidOut = layOutMail({
    language: options.language,
    title,
    paragraphs: [text],
    action: { label: action, url: options.url },
    plainLinkText: words.plainLink,
    small: [ignore, fill(words.footer, { host: new URL(options.url).host }, options.language)],
  });
  return { to: options.to, subject, ...laidOut };
}
