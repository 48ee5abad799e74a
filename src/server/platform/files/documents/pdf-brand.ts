import { figureOptions, frameOf, SIZE, type Letters, type Pdf } from './pdf-page.ts';
import type { DocumentBrand } from '#presentation/document.ts';

type Structure = ReturnType<Pdf['struct']>;

const LOGO = { width: 170, height: 44 };

/** Above the title: logo and name of the report's issuer, and a line in their colour. */
export function drawBrand(pdf: Pdf, parent: Structure, brand: DocumentBrand, letters: Letters): void {
  const { left, width } = frameOf(pdf);
  const { logo } = brand;
  const top = pdf.y;
  let height = 0;
  if (logo !== null) {
    const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height, 1);
    const size = { width: logo.width * scale, height: logo.height * scale };
    height = size.height;
    parent.add(
      pdf.struct('Figure', figureOptions(logo.alt, [left, top, left + size.width, top + height]), () => {
        pdf.image(Buffer.from(logo.bytes), left, top, size);
      }),
    );
  }
  if (brand.name !== '') {
    const name = letters.print(brand.name);
    const besides = logo === null ? {} : { align: 'right' as const };
    pdf.font('bold').fontSize(SIZE.section).fillColor(brand.titles);
    const line = pdf.heightOfString(name, { width });
    height = Math.max(height, line);
    parent.add(
      pdf.struct('P', {}, () => {
        pdf.text(name, left, top + (height - line) / 2, { width, ...besides });
      }),
    );
  }
  const below = top + height + 8;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .lineWidth(2)
    .strokeColor(brand.accent)
    .moveTo(left, below)
    .lineTo(left + width, below)
    .stroke();
  pdf.endMarkedContent();
  pdf.x = left;
  pdf.y = below + 16;
}
