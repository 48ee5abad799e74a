/** The parts of S3's XML responses read here: flat texts between known names. */

interface S3Page {
  files: { key: string; bytes: number; changedAt: Date }[];
  /** Where the next page begins; null: this was the last one. */
  next: string | null;
}

/** The code of an error document; null where there is none. */
export function readS3Error(xml: string): string | null {
  return xml.includes('<Error') ? (textIn(xml, 'Code') ?? 'unknown') : null;
}

/** One page of ListObjectsV2; null when it is no such page. */
export function readS3List(xml: string): S3Page | null {
  if (!xml.includes('<ListBucketResult') || !xml.includes('</ListBucketResult>')) return null;
  const files = partsNamed(xml, 'Contents').flatMap(part => {
    const key = textIn(part, 'Key');
    const bytes = Number(textIn(part, 'Size') ?? NaN);
    const changedAt = new Date(textIn(part, 'LastModified') ?? NaN);
    const isWhole = key !== null && Number.isSafeInteger(bytes) && !Number.isNaN(changedAt.getTime());
    return isWhole ? [{ key, bytes, changedAt }] : [];
  });
  const next = textIn(xml, 'IsTruncated') === 'true' ? textIn(xml, 'NextContinuationToken') : null;
  return { files, next };
}

/** The unfinished uploads of ListMultipartUploads. */
export function readS3Uploads(xml: string): { key: string; uploadId: string; startedAt: Date }[] {
  return partsNamed(xml, 'Upload').flatMap(part => {
    const [key, uploadId] = [textIn(part, 'Key'), textIn(part, 'UploadId')];
    const startedAt = new Date(textIn(part, 'Initiated') ?? NaN);
    const isWhole = key !== null && uploadId !== null && !Number.isNaN(startedAt.getTime());
    return isWhole ? [{ key, uploadId, startedAt }] : [];
  });
}

/** The text of the first element of that name. */
export function textIn(xml: string, name: string): string | null {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text === undefined ? null : withoutEntities(text);
}

function partsNamed(xml: string, name: string): string[] {
  return xml
    .split(`<${name}>`)
    .slice(1)
    .flatMap(part => {
      const end = part.indexOf(`</${name}>`);
      return end < 0 ? [] : [part.slice(0, end)];
    });
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function withoutEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
    (whole, ten, sixteen, name) => {
      if (typeof name === 'string') return ENTITIES[name.toLowerCase()] ?? whole;
      const code = typeof ten === 'string' ? Number(ten) : Number.parseInt(String(sixteen), 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}
