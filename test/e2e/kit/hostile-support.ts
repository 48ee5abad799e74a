import { SCRIPTS } from '#test/corpora/scripts.ts';

/** Payloads that a message stores unchanged: no byte is refused. */
export const MESSAGES = SCRIPTS.filter(text => !text.includes('\0') && text.isWellFormed());
/** Payloads that fit in a line. */
const LINES = MESSAGES.filter(
  text => text.length <= 100 && text.trim() === text && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text),
);
/** Each is used as the title, text and workaround of a known issue. */
export const ISSUES = LINES.slice(0, 40);
const MOST_LETTERS = 4_800;

interface Calls {
  url: string;
  token: string;
  post: <Body = Record<string, unknown>>(path: string, token: string, json: unknown) => Promise<Body>;
}

/**
 * A support request of the administrator that holds every payload: texts, file names, an answer, a note, known issues.
 */
export async function fillSupport({ url, token, post }: Calls): Promise<string> {
  const attachmentIds: string[] = [];
  for (const name of LINES.slice(0, 5)) {
    const response = await fetch(
      `${url}/api/v1/support/attachments?name=${encodeURIComponent(`${name}.html`)}`,
      {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
        body: LINES.join('\n'),
      },
    );
    if (!response.ok) throw new Error(`an attachment: ${response.status}`);
    attachmentIds.push(((await response.json()) as { id: string }).id);
  }
  const [first = '', ...rest] = pages();
  const asked = { category: 'problem', subject: LINES[0], text: first, attachmentIds };
  const diagnostics = LINES.slice(0, 20).map((value, index) => ({ name: `<b>${index}</b>`, value }));
  const { id } = await post<{ id: string }>('/support/tickets', token, { ...asked, diagnostics });
  for (const text of rest) await post(`/support/tickets/${id}/messages`, token, { text });
  await post(`/admin/tickets/${id}/messages`, token, { text: first });
  await post(`/admin/tickets/${id}/notes`, token, { text: first });
  for (const text of ISSUES)
    await post('/admin/known-issues', token, {
      area: 'other',
      title_fr: text,
      title_en: text,
      text_fr: text,
      text_en: text,
      workaround_fr: text,
      workaround_en: text,
      began_at: '2026-01-01T00:00:00Z',
      resolved_at: null,
    });
  return id;
}

/** All payloads in as few messages as possible; a marker keeps the outermost ones from being trimmed. */
function pages(): string[] {
  const made = [''];
  for (const text of MESSAGES) {
    const last = made.at(-1) ?? '';
    if (last.length + text.length > MOST_LETTERS) made.push(text);
    else made[made.length - 1] = `${last}\n${text}`;
  }
  return made.map(text => `¶${text.slice(0, MOST_LETTERS).toWellFormed()}¶`);
}
