import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Place } from '#server/platform/config/s3-place.ts';

/** The response to the next matching requests. */
export interface S3Trouble {
  when: (request: { method: string; query: URLSearchParams; key: string }) => boolean;
  times: number;
  answer:
    | 'slow_down'
    | 'denied'
    | 'full'
    | 'hang'
    | 'cut'
    | 'hang_in_body'
    | 'late_failure'
    | 'redirect'
    | 'garbage';
}

export interface S3Server {
  place: S3Place;
  objects: Map<string, { content: Buffer; type: string; changedAt: Date }>;
  uploads: Map<string, { key: string; parts: Map<number, Buffer>; startedAt: Date }>;
  requests: string[];
  /** Requests with a wrong signature. */
  refused: string[];
  trouble(trouble: S3Trouble): void;
  /** Keys in a list before the next page. */
  pageSize: number;
  close(): Promise<void>;
}

const PLACE = {
  bucket: 'essai',
  accessKeyId: 'AKIATESTTESTTEST',
  secretAccessKey: 'a secret + with/odd characters=',
  region: 'eu-west-3',
};

/** A small S3: verifies each request's Signature V4 and payload hash, and answers as the service documents it. */
export async function startS3Server(): Promise<S3Server> {
  const troubles: S3Trouble[] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  const s3: S3Server = {
    place: { ...PLACE, endpoint: '' },
    objects: new Map(),
    uploads: new Map(),
    requests: [],
    refused: [],
    trouble: trouble => troubles.push(trouble),
    pageSize: 1_000,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? '';
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
    const key = rest.join('/');
    const body = await buffer(request);
    s3.requests.push(`${method} ${url.pathname}${url.search}`);
    const fail = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(
          method === 'HEAD'
            ? undefined
            : `<?xml version="1.0"?><Error><Code>${code}</Code><Message>m</Message></Error>`,
        );
    if (
      signatureOf(request, body, s3.place) !==
      /Signature=([0-9a-f]{64})$/.exec(request.headers.authorization ?? '')?.[1]
    ) {
      s3.refused.push(`${method} ${url.pathname}`);
      return void fail(403, 'SignatureDoesNotMatch');
    }
    if (bucket !== s3.place.bucket) return void fail(404, 'NoSuchBucket');
    const trouble = troubles.find(one => one.times > 0 && one.when({ method, query: url.searchParams, key }));
    if (trouble !== undefined) trouble.times -= 1;
    switch (trouble?.answer) {
      case 'slow_down':
        return void fail(503, 'SlowDown');
      case 'denied':
        return void fail(403, 'AccessDenied');
      case 'full':
        return void fail(507, 'XMinioStorageFull');
      case 'redirect':
        return void response.writeHead(301, { location: 'http://127.0.0.1:9/' }).end();
      case 'garbage':
        return void response.writeHead(200).end('<html>');
      case 'hang':
        return;
      case 'late_failure':
        return void response
          .writeHead(200)
          .end('<?xml version="1.0"?>\n  <Error><Code>InternalError</Code></Error>');
      default:
    }
    const { searchParams: query } = url;
    if (method === 'POST' && query.has('uploads')) {
      const id = `upload&${s3.uploads.size + 1}`;
      s3.uploads.set(id, { key, parts: new Map(), startedAt: new Date() });
      return void response.end(
        `<InitiateMultipartUploadResult><UploadId>${id.replace('&', '&amp;')}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    const upload = s3.uploads.get(query.get('uploadId') ?? '');
    if (query.has('uploadId')) {
      if (upload === undefined || upload.key !== key) return void fail(404, 'NoSuchUpload');
      if (method === 'PUT') {
        upload.parts.set(Number(query.get('partNumber')), body);
        return void response.writeHead(200, { etag: tagOf(body) }).end();
      }
      s3.uploads.delete(query.get('uploadId') ?? '');
      if (method === 'DELETE') return void response.writeHead(204).end();
      const listed = [...String(body).matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)];
      const parts = listed.map(([, number, tag]) => {
        const part = upload.parts.get(Number(number));
        return part !== undefined && tagOf(part) === tag ? part : null;
      });
      const tooSmall = parts.slice(0, -1).some(part => (part?.length ?? 0) < 5 * 1024);
      if (parts.includes(null) || tooSmall) return void fail(400, 'InvalidPart');
      const content = Buffer.concat(parts.filter(part => part !== null));
      s3.objects.set(key, { content, type: '', changedAt: new Date() });
      return void response.end(
        '<CompleteMultipartUploadResult><ETag>x</ETag></CompleteMultipartUploadResult>',
      );
    }
    if (method === 'PUT') {
      s3.objects.set(key, {
        content: body,
        type: request.headers['content-type'] ?? '',
        changedAt: new Date(),
      });
      return void response.writeHead(200, { etag: tagOf(body) }).end();
    }
    if (key === '' && query.has('uploads')) {
      const uploads = [...s3.uploads].map(
        ([id, one]) =>
          `<Upload><Key>${one.key}</Key><UploadId>${id.replace('&', '&amp;')}</UploadId><Initiated>${one.startedAt.toISOString()}</Initiated></Upload>`,
      );
      return void response.end(
        `<ListMultipartUploadsResult>${uploads.join('')}</ListMultipartUploadsResult>`,
      );
    }
    if (key === '') {
      const prefix = query.get('prefix') ?? '';
      const names = [...s3.objects.keys()].filter(name => name.startsWith(prefix)).toSorted();
      const from = Number(query.get('continuation-token') ?? 0);
      const shown = names.slice(from, from + s3.pageSize).map(name => {
        const object = s3.objects.get(name);
        return `<Contents><Key>${name}</Key><LastModified>${object?.changedAt.toISOString()}</LastModified><Size>${object?.content.length}</Size></Contents>`;
      });
      const isCut = from + s3.pageSize < names.length;
      const next = isCut ? `<NextContinuationToken>${from + s3.pageSize}</NextContinuationToken>` : '';
      return void response.end(
        `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${shown.join('')}</ListBucketResult>`,
      );
    }
    const object = s3.objects.get(key);
    if (method === 'DELETE') {
      s3.objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (object === undefined) return void fail(404, 'NoSuchKey');
    const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const content =
      from === ''
        ? object.content
        : object.content.subarray(Number(from), to === '' ? undefined : Number(to) + 1);
    response.writeHead(from === '' ? 200 : 206, {
      'content-length': String(content.length),
      'content-type': object.type || 'application/octet-stream',
      'last-modified': object.changedAt.toUTCString(),
    });
    if (method === 'HEAD') return void response.end();
    if (trouble?.answer === 'cut' || trouble?.answer === 'hang_in_body') {
      response.write(content.subarray(0, content.length / 2));
      if (trouble.answer === 'cut') setTimeout(() => response.destroy(), 20);
      return;
    }
    response.end(content);
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  s3.place.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return s3;
}

function tagOf(content: Buffer): string {
  return `"${createHash('md5').update(content).digest('hex')}"`;
}

/** Signature V4 as the service computes it, from the request as it arrived. */
function signatureOf(request: IncomingMessage, body: Buffer, place: S3Place): string {
  const { headers } = request;
  const given = headers.authorization ?? '';
  const names = /SignedHeaders=([a-z0-9;-]+)/.exec(given)?.[1] ?? '';
  const date = String(headers['x-amz-date'] ?? '');
  const scope = `${date.slice(0, 8)}/${place.region}/s3/aws4_request`;
  const payload = String(headers['x-amz-content-sha256'] ?? '');
  const isWhole = payload === createHash('sha256').update(body).digest('hex');
  const isOurs =
    given.includes(`Credential=${place.accessKeyId}/${scope},`) && names.split(';').includes('host');
  const age = Math.abs(
    Date.now() - Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')),
  );
  if (!isWhole || !isOurs || !(age < 900_000)) return 'none';
  const url = new URL(request.url ?? '/', 'http://localhost');
  const encoded = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const path = decodeURIComponent(url.pathname).split('/').map(encoded).join('/');
  const lines = names.split(';').map(
    name =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replace(/\s+/g, ' ')}\n`,
  );
  const canonical = [request.method, path, query, lines.join(''), names, payload].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', date, scope, createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  );
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const day = hmac(`AWS4${place.secretAccessKey}`, date.slice(0, 8));
  const signing = hmac(hmac(hmac(day, place.region), 's3'), 'aws4_request');
  return createHmac('sha256', signing).update(toSign).digest('hex');
}
