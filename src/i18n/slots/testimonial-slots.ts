/** What stands in the built page in the place of a value, until the server knows it. */
export function slot(name: string): string {
  return `__TM_${name}__`;
}

/** Where a part begins and ends that is left out, kept or repeated. */
export const part = {
  begin: (name: string): string => `__TM_IF_${name}__`,
  end: (name: string): string => `__TM_FI_${name}__`,
};

/** Stands in every built page that has places to fill. */
export const TEMPLATE_MARK = '__TM_';

/** Says that an option is chosen, once its value is filled in. */
export const CHOSEN_ATTRIBUTE = 'data-chosen';

/** Texts go into slots; of parts, `true` keeps, `false` drops, a list repeats. */
export interface Filling {
  readonly [name: string]: string | boolean | readonly Filling[];
}

const PLACES = /__TM_IF_([a-z]+)__([\s\S]*?)__TM_FI_\1__|__TM_([a-z_]+?)__/g;

/** Fills a built page in one pass: what was filled in is never read again, so texts cannot bring slots of their own. */
export function fillTemplate(template: string, filling: Filling): string {
  return template.replaceAll(PLACES, (_, name: string | undefined, inner: string, value: string) => {
    if (name === undefined) {
      const text = filling[value];
      return typeof text === 'string' ? escapeHtml(text) : text === true ? 'true' : '';
    }
    const given = filling[name];
    if (given === true) return fillTemplate(inner, filling);
    if (!Array.isArray(given)) return '';
    return given.map((one: Filling) => fillTemplate(inner, { ...filling, ...one })).join('');
  });
}

/** Turns the marks of options into the attribute that chooses them; texts hold no plain quotation mark. */
export function chooseOptions(html: string): string {
  return html
    .replaceAll(` ${CHOSEN_ATTRIBUTE}="true"`, ' selected=""')
    .replaceAll(` ${CHOSEN_ATTRIBUTE}=""`, '');
}

const SIGNS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, sign => SIGNS[sign] ?? '');
}

/** JSON inside a script element: nothing in it can end the element or begin a comment. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
