import { z } from 'zod';
import { DOWNLOAD_STATES, MOST_PASTED, RIGHTS_VERSION } from '#domain/downloads/download-state.ts';
import { DOWNLOAD_PROBLEMS } from '#domain/downloads/download-problem.ts';
import { VIDEO_CODECS, WANTED_FORMATS } from '#domain/downloads/video-option.ts';
import { startedAnalysis } from './video-analysis.ts';
import { count, id, instant, page, procedure, sessionProcedure } from './wire/base.ts';
import type { ErrorCode } from './wire/errors.ts';

const problem = z.enum(DOWNLOAD_PROBLEMS);
const problemValues = z.record(z.string(), z.string());

const option = z.object({
  codec: z.enum(VIDEO_CODECS),
  width: count,
  height: count,
  /** As stated by the platform. */
  bytes: count.nullable(),
});

const downloadFields = z.object({
  id,
  link: z.string(),
  videoId: z.string().nullable(),
  username: z.string().nullable(),
  caption: z.string(),
  durationSeconds: z.number().nullable(),
  state: z.enum(DOWNLOAD_STATES),
  problem: problem.nullable(),
  problemValues,
  options: z.array(option),
  chosen: option.nullable(),
  /** Progress while it is downloaded. */
  fetchedBytes: count,
  /** Size of the stored file. */
  bytes: count.nullable(),
  /** Hexadecimal. */
  sha256: z.string().nullable(),
  fileName: z.string(),
  /** Version of the rights statement the user accepted. */
  rightsVersion: count,
  rightsAt: instant,
  createdAt: instant,
  finishedAt: instant.nullable(),
  /** When its file is or was erased. */
  expiresAt: instant.nullable(),
  /** Deleted, and restorable until `undoUntil`. */
  deletedAt: instant.nullable(),
  undoUntil: instant.nullable(),
});
/** Named: otherwise the compiler inlines the shape into every call's declaration. */
export interface DownloadItem extends z.infer<typeof downloadFields> {}
const download: z.ZodType<DownloadItem, DownloadItem> = downloadFields;

const byId = z.object({ id });
const flag = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .optional()
  .transform(value => value === true || value === 'true');

const RIGHTS = 'download_rights_missing' satisfies ErrorCode;

export const ADD_OUTCOMES = ['added', 'already_there', 'refused'] as const;

export const downloads = {
  list: procedure
    .route({ method: 'GET', path: '/downloads', tags: ['downloads'] })
    .input(
      z.object({
        /** Lists the deleted ones that can still be restored instead. */
        deleted: flag,
        cursor: z.string().max(200).optional(),
      }),
    )
    .output(page(download)),
  state: procedure
    .route({
      method: 'GET',
      path: '/downloads/state',
      tags: ['downloads'],
      description: 'Whether videos can be fetched, how much room is left, and how long a file is kept.',
    })
    .output(
      z.object({
        provider: z.object({
          usable: z.boolean(),
          version: z.string().nullable(),
          problem: problem.nullable(),
          problemValues,
        }),
        usedBytes: count,
        limitBytes: count,
        perFileBytes: count,
        days: count,
        rightsVersion: count,
      }),
    ),
  get: procedure
    .route({ method: 'GET', path: '/downloads/{id}', tags: ['downloads'] })
    .input(byId)
    .output(download),
  add: procedure
    .route({
      method: 'POST',
      path: '/downloads',
      tags: ['downloads'],
      description:
        'One link per line, twenty at most. `rights`: the version of the statement that the videos are one’s own, or that their author allows it. The file itself is `GET /downloads/{id}/file`, with ranges.',
    })
    .input(
      z.strictObject({
        links: z.string().max(MOST_PASTED),
        rights: z.literal(RIGHTS_VERSION, { error: RIGHTS }),
        /**
         * Where several formats exist: wait for the user's choice, take the one that plays everywhere, take the
         * sharpest.
         */
        format: z.enum(WANTED_FORMATS).default('ask'),
      }),
    )
    .output(
      z.object({
        rows: z.array(
          z.object({
            typed: z.string(),
            outcome: z.enum(ADD_OUTCOMES),
            problem: problem.nullable(),
            problemValues,
            download: download.nullable(),
          }),
        ),
      }),
    ),
  choose: procedure
    .route({ method: 'POST', path: '/downloads/{id}/choice', tags: ['downloads'] })
    .input(z.strictObject({ id, codec: z.enum(VIDEO_CODECS) }))
    .output(download),
  cancel: procedure
    .route({ method: 'POST', path: '/downloads/{id}/cancel', tags: ['downloads'] })
    .input(byId)
    .output(download),
  again: procedure
    .route({
      method: 'POST',
      path: '/downloads/{id}/again',
      tags: ['downloads'],
      description: 'Starts again a download that was refused, was cancelled or has expired.',
    })
    .input(byId)
    .output(download),
  remove: procedure
    .route({
      method: 'DELETE',
      path: '/downloads/{id}',
      tags: ['downloads'],
      successStatus: 204,
      description: 'Can be restored for a day; until then its file counts.',
    })
    .input(byId)
    .output(z.undefined().optional()),
  erase: procedure
    .route({
      method: 'DELETE',
      path: '/downloads/{id}/forever',
      tags: ['downloads'],
      successStatus: 204,
      description: 'At once and for good, whether it was deleted before or not.',
    })
    .input(byId)
    .output(z.undefined().optional()),
  restore: procedure
    .route({ method: 'POST', path: '/downloads/{id}/restore', tags: ['downloads'] })
    .input(byId)
    .output(download),
  analyse: procedure
    .route({
      method: 'POST',
      path: '/downloads/{id}/analysis',
      tags: ['downloads'],
      description: 'Analyses the video with its file: what it shows and sounds like, beside its figures.',
    })
    .input(byId)
    .output(startedAnalysis),
  link: sessionProcedure
    .route({
      method: 'POST',
      path: '/downloads/{id}/link',
      tags: ['downloads'],
      description: 'An address of the file for the browser: for a few minutes, and while the session lasts.',
    })
    .input(byId)
    .output(z.object({ url: z.string(), expiresAt: instant })),
};
