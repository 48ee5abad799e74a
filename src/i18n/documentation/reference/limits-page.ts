import { LOCALE } from '#contract/wire/languages.ts';
import { REPORT_DAYS } from '#domain/account-reports/report-data.ts';
import { BIN_DAYS } from '#domain/accounts/bin-policy.ts';
import { UPLOAD_LIMITS } from '#domain/video-analysis/analysis-run.ts';
import { API_KEY_MAX_DAYS, API_KEY_REQUESTS_PER_MINUTE, API_KEYS_MAX } from '#domain/api-keys/api-key.ts';
import { CONVERSATION_KEPT_DAYS } from '#domain/assistant/question/conversation.ts';
import { GRACE_DAYS } from '#domain/billing/subscription.ts';
import { LOGO_MAX_BYTES } from '#domain/brand/brand.ts';
import { DELETION_GRACE_DAYS } from '#domain/account-deletion/deletion.ts';
import { LINKS_AT_ONCE } from '#domain/downloads/download-state.ts';
import { EXPERIMENTS_MAX } from '#domain/experiments/experiment-limits.ts';
import { MEDIA_LIMITS } from '#domain/media/media-refusal.ts';
import { PLANS } from '#domain/plans/plan-table.ts';
import { SHARE_DAYS } from '#domain/sharing/share-link.ts';
import { IMPORT_LIMITS } from '#domain/imports/import-limits.ts';
import { TICKET_LIMITS } from '#domain/support/ticket.ts';
import type { DocBlock, DocPage } from '../documentation.ts';
import { fill } from '../../language/translate.ts';
import { CHECKED_ON, type PageWords } from './page-words.ts';

const MEGABYTE = 1_000_000;

/** Every limit of the product, from the tables and constants that enforce it. */
export function limitsPage({ language, table: { limits: words } }: PageWords): DocPage {
  const number = (value: number) => new Intl.NumberFormat(LOCALE[language]).format(value);
  const said = (text: string, count: number) => fill(text, { count }, language);
  const range = ({ least, most }: { least: number; most: number }) =>
    fill(words.range, { from: least, to: most }, language);
  const { rows } = words;
  const table = (caption: string, lines: readonly (readonly [string, string])[]): DocBlock => ({
    kind: 'table',
    caption,
    head: [words.what, words.most],
    rows: lines,
  });
  return {
    title: words.title,
    summary: words.summary,
    checkedOn: CHECKED_ON,
    sections: [
      {
        id: 'plans',
        title: words.plans,
        blocks: [{ kind: 'text', text: words.plansText }, { kind: 'plans' }],
      },
      {
        id: 'files',
        title: words.files,
        blocks: [
          table(words.filesCaption, [
            [rows.importFile, said(words.megabytes, IMPORT_LIMITS.megabytes)],
            [rows.importZip, number(IMPORT_LIMITS.zipEntries)],
            [rows.importRows, number(IMPORT_LIMITS.tableRows)],
            [rows.importColumns, number(IMPORT_LIMITS.tableColumns)],
            [rows.importCells, number(IMPORT_LIMITS.tableCells)],
            [rows.importAccounts, number(IMPORT_LIMITS.accounts)],
            [rows.video, said(words.megabytes, UPLOAD_LIMITS.video / MEGABYTE)],
            [rows.videoLength, said(words.minutes, MEDIA_LIMITS.durationSeconds / 60)],
            [rows.captions, said(words.megabytes, UPLOAD_LIMITS.captions / MEGABYTE)],
            [rows.roomFree, said(words.megabytes, PLANS.freemium.uploadRoomBytes / MEGABYTE)],
            [rows.roomPremium, said(words.megabytes, PLANS.premium.uploadRoomBytes / MEGABYTE)],
            [rows.roomBusiness, said(words.megabytes, PLANS.business_starter.uploadRoomBytes / MEGABYTE)],
            [rows.logo, said(words.megabytes, LOGO_MAX_BYTES / MEGABYTE)],
          ]),
        ],
      },
      {
        id: 'counts',
        title: words.counts,
        blocks: [
          table(words.countsCaption, [
            [rows.period, range(REPORT_DAYS)],
            [rows.share, range(SHARE_DAYS)],
            [rows.bin, said(words.days, BIN_DAYS)],
            [rows.conversations, said(words.days, CONVERSATION_KEPT_DAYS)],
            [rows.experiments, number(EXPERIMENTS_MAX)],
            [rows.tickets, number(TICKET_LIMITS.open)],
            [rows.links, number(LINKS_AT_ONCE)],
            [rows.grace, said(words.days, GRACE_DAYS)],
            [rows.deletion, said(words.days, DELETION_GRACE_DAYS)],
          ]),
        ],
      },
      {
        id: 'programs',
        title: words.programs,
        blocks: [
          table(words.programsCaption, [
            [rows.keys, number(API_KEYS_MAX)],
            [rows.keyDays, said(words.days, API_KEY_MAX_DAYS)],
            [rows.requests, said(words.aMinute, API_KEY_REQUESTS_PER_MINUTE)],
          ]),
        ],
      },
    ],
  };
}
