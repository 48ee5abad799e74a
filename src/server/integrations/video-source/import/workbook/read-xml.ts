import sax from 'sax';

export interface XmlTag {
  /** The value of an attribute, whatever the prefix of its name. */
  attribute: (name: string) => string | null;
}

interface Reader {
  open?: (tag: string, attributes: XmlTag) => void;
  /** `text` is the text directly inside the tag. */
  close?: (tag: string, text: string) => void;
}

const SLICE = 64 * 1024;
const DEEPEST = 64;

/** Reads XML sequentially and calls back for each tag; throws on invalid XML. Custom entities are never expanded. */
export function readXml(xml: string, { open, close }: Reader): void {
  const reader = sax.parser(true, { position: false });
  const texts: string[] = [];
  reader.onerror = error => {
    throw error;
  };
  reader.ondoctype = () => {
    throw new Error('A part of a workbook declares a document type');
  };
  reader.onopentag = ({ name, attributes }) => {
    if (texts.push('') > DEEPEST) throw new Error('A part of a workbook is nested too deep');
    open?.(bare(name), {
      attribute: wanted => {
        const found = Object.keys(attributes).find(key => bare(key) === wanted);
        const value = found === undefined ? undefined : attributes[found];
        return typeof value === 'string' ? value : null;
      },
    });
  };
  const add = (text: string) => {
    texts[texts.length - 1] = `${texts.at(-1) ?? ''}${text}`;
  };
  reader.ontext = add;
  reader.oncdata = add;
  reader.onclosetag = name => close?.(bare(name), texts.pop() ?? '');
  for (let at = 0; at < xml.length; at += SLICE) reader.write(xml.slice(at, at + SLICE));
  reader.close();
}

function bare(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
