/** Display formats; the stored value is the number itself. */
const FORMATS = {
  whole: '#,##0',
  decimal: '#,##0.00',
  percent: '0.00" %"',
  factor: '"×"0.00',
  instant: 'yyyy-mm-dd hh:mm:ss',
  day: 'yyyy-mm-dd',
} as const;
export type NumberStyle = keyof typeof FORMATS;

const NAMES = Object.keys(FORMATS) as NumberStyle[];
const CUSTOM_FROM = 164;
/** Plain, bold, and both of them for texts that begin like a formula. */
const TEXT_STYLES = 4;

/** Index of each style in `styles.xml`. */
export const CELL_STYLES: Readonly<Record<NumberStyle | 'bold' | 'quoted' | 'quotedBold', number>> = {
  ...(Object.fromEntries(NAMES.map((name, at) => [name, at + TEXT_STYLES])) as Record<NumberStyle, number>),
  bold: 1,
  quoted: 2,
  quotedBold: 3,
};

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The files of a workbook other than its sheets; `names` are those of the sheets, safe for Excel. */
export function workbookParts(names: readonly string[]): Record<string, string> {
  const each = (write: (number: number, name: string) => string) =>
    names.map((name, at) => write(at + 1, name)).join('');
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/>${each(
      number =>
        `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${KIND}.worksheet+xml"/>`,
    )}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each(
      (number, name) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"/>`,
    )}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each(
      number =>
        `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
    )}<Relationship Id="rId${names.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': stylesXml(),
  };
}

function stylesXml(): string {
  const formats = NAMES.map(
    (name, at) => `<numFmt numFmtId="${CUSTOM_FROM + at}" formatCode="${escaped(FORMATS[name])}"/>`,
  );
  const styles = NAMES.map(
    (_, at) =>
      `<xf numFmtId="${CUSTOM_FROM + at}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  return `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${formats.join('')}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${styles.length + TEXT_STYLES}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" quotePrefix="1"/>${styles.join('')}</cellXfs></styleSheet>`;
}
