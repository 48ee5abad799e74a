import type { Language } from '#contract/wire/languages.ts';

export interface MailContent {
  language: Language;
  title: string;
  paragraphs: string[];
  action: { label: string; url: string };
  /** Precedes the plain URL, for mail clients that show no buttons. */
  plainLinkText: string;
  small: string[];
  /** The unsubscribe link at the end of the mail. */
  ending?: { label: string; url: string };
}

const INK = '#1b1833';
const PAPER = '#faf4e8';
const CORAL = '#ff6a4d';
const MUTED = '#5c566e';
const FONT = 'Inter,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

/**
 * One mail as plain text and as HTML: with tables and attributes, because mail clients support only those. Its contents
 * follow each other: one, or the same in two languages.
 */
export function layOutMail(contents: readonly [MailContent, ...MailContent[]]): {
  text: string;
  html: string;
} {
  const [{ language, title }] = contents;
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:${PAPER};color:${INK};font-family:${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 0 24px;font-size:20px;font-weight:700"><span style="color:${CORAL}">«</span> Accroche</td></tr>
${contents.map(rowsOf).join('\n')}
</table></td></tr></table></body></html>
`;
  return { text: contents.map(textOf).join('\n\n\n'), html };
}

function textOf({ language, title, paragraphs, action, small, ending }: MailContent): string {
  const labelled = ({ label, url }: { label: string; url: string }) =>
    `${label}${language === 'fr' ? '\u00A0:' : ':'}\n${url}`;
  return [
    title,
    ...paragraphs,
    labelled(action),
    '--',
    ...small,
    ...(ending === undefined ? [] : [labelled(ending)]),
  ].join('\n\n');
}

function rowsOf({ language, title, paragraphs, action, plainLinkText, small, ending }: MailContent): string {
  const url = escapeHtml(action.url);
  const paragraph = (words: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escapeHtml(words)}</p>`;
  const note = (words: string) => `<p style="margin:0 0 8px">${escapeHtml(words)}</p>`;
  const end =
    ending === undefined
      ? ''
      : `<p style="margin:0"><a href="${escapeHtml(ending.url)}" style="color:${MUTED}">${escapeHtml(ending.label)}</a></p>`;
  return `<tr><td lang="${language}" style="background:#fffdf8;border:1px solid #e3d8c4;border-radius:12px;padding:28px 24px;word-break:break-word">
<h1 style="margin:0 0 16px;font-size:22px;line-height:28px">${escapeHtml(title)}</h1>
${paragraphs.map(paragraph).join('\n')}
<p style="margin:24px 0"><a href="${url}" style="display:inline-block;background:${CORAL};color:${INK};font-weight:600;
text-decoration:none;padding:12px 20px;border-radius:8px">${escapeHtml(action.label)}</a></p>
<p style="margin:0;font-size:13px;line-height:20px;color:${MUTED}">${escapeHtml(plainLinkText)}<br>
<a href="${url}" style="color:${MUTED};word-break:break-all">${url}</a></p>
</td></tr>
<tr><td lang="${language}" style="padding:24px 0;font-size:13px;line-height:20px;color:${MUTED}">${small.map(note).join('\n')}${end}</td></tr>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(words: string): string {
  return words.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? sign);
}
