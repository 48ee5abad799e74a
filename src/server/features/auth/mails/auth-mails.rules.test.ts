import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#contract/wire/languages.ts';
import { en } from '#i18n/en/catalogue.ts';
import { fr } from '#i18n/fr/catalogue.ts';
import { writeAuthMail, type AuthMailKind } from './auth-mails.ts';

const URL = 'https://accroche.exemple.fr/reset-password#token=a&b="<c>';
const KINDS = Object.keys(fr.auth.mail).filter(
  key => !['footer', 'plainLink'].includes(key),
) as AuthMailKind[];

describe.each(LANGUAGES)('in %s', language => {
  test.each(KINDS)('the mail %s says the same as text and as HTML, and leads to one address', kind => {
    const mail = writeAuthMail(kind, { to: 'lea@exemple.fr', language, url: URL, values: { left: 3 } });
    const words = (language === 'en' ? en : fr).auth.mail[kind];
    expect(mail.to).toBe('lea@exemple.fr');
    expect(mail.subject).toBe(words.subject);
    expect(mail.subject).toMatch(/^[^\r\n]{10,70} · Accroche$/u);
    for (const part of [words.title, words.text.split('{')[0] ?? '', words.ignore])
      expect(mail.text).toContain(part);
    const html = mail.html.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    for (const part of [words.title, words.text.split('{')[0] ?? '', words.action, words.ignore])
      expect(html).toContain(part);
    expect(mail.text).toContain(URL);
    expect([...mail.text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link)).toEqual([URL]);
    const links = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
    expect(new Set(links)).toEqual(
      new Set([
        URL.replaceAll('&', '&amp;')
          .replaceAll('"', '&quot;')
          .replaceAll('<', '&lt;')
          .replaceAll('>', '&gt;'),
      ]),
    );
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail.html).not.toMatch(/<script|<img|javascript:|src=/i);
    expect(mail.text + mail.html.replace(/style="[^"]*"/g, '')).not.toMatch(/\{\w+\}/);
    expect(mail.text).toContain('accroche.exemple.fr');
  });
});
