import type { Language } from '#contract/wire/languages.ts';
import { en } from '#i18n/en/catalogue.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { fill } from '#i18n/language/translate.ts';
import { layOutMail } from '#server/integrations/mail/mail-layout.ts';
import type { Mail } from '#server/integrations/mail/mailer.ts';
import { siteName } from '#server/platform/http/site-origin.ts';

export type AuthMailKind = Exclude<keyof (typeof fr)['auth']['mail'], 'footer' | 'plainLink'>;

/** An account mail in the recipient's language, with one button. */
export function writeAuthMail(
  kind: AuthMailKind,
  options: {
    to: string;
    language: Language;
    url: string;
    values?: Readonly<Record<string, string | number>>;
  },
): Mail {
  const words = options.language === 'en' ? en.auth.mail : fr.auth.mail;
  const { subject, title, text, action, ignore } = words[kind];
  const laidOut = layOutMail([
    {
      language: options.language,
      title,
      paragraphs: [fill(text, options.values ?? {}, options.language)],
      action: { label: action, url: options.url },
      plainLinkText: words.plainLink,
      small: [ignore, fill(words.footer, { host: siteName(options.url) }, options.language)],
    },
  ]);
  return { to: options.to, subject, ...laidOut };
}
