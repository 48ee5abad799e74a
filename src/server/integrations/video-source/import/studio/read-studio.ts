import type { Handle } from '#domain/accounts/handle.ts';
import type { DayFigure } from '#domain/sources/day-figures.ts';
import type { ProfileReading, SourceWarning, VideoReading } from '#domain/sources/measured.ts';
import { warn } from '#domain/sources/count.ts';
import { withoutDuplicates } from '#domain/sources/better-reading.ts';
import type {
  AsideTable,
  ImportedAccount,
  ImportFileReading,
  ImportPart,
  RejectedRow,
} from '#server/integrations/video-source/import/import-file.ts';
import { handleFrom } from '#server/integrations/video-source/real-handle.ts';
import { newestPublication, readContentRow } from './content-row.ts';
import { readDayTable } from './day-table.ts';
import { readTable, type TableRow, type TextTable } from './read-table.ts';
import { understandTable, type StudioField, type UnderstoodTable } from './table-kinds.ts';

export interface NamedText {
  name: string;
  text: string;
}

interface Context {
  handleHint: Handle | null;
  importedAt: Date;
}

/** What the tables of one upload have said so far. */
interface Gathered {
  parts: ImportPart[];
  rejected: RejectedRow[];
  aside: AsideTable[];
  videos: VideoReading[];
  figures: DayFigure[];
  warnings: SourceWarning[];
}

type Refused = Extract<ImportFileReading, { ok: false }>;

const KEPT_ASIDE: ReadonlySet<string> = new Set(['activity', 'gender', 'territories']);
const DAY_MS = 86_400_000;

/** Whether the first line is that of one of the owner's own tables. */
export function looksLikeStudio(text: string): boolean {
  return understood(text) !== null;
}

/** Whether the text is a table of any kind. */
export function looksLikeTable(text: string): boolean {
  return readTable(text, () => -1) !== null;
}

/** The owner's own tables, one or several of one export: exact counts of videos, and of the account by day. */
export function readStudio(texts: readonly NamedText[], context: Context): ImportFileReading {
  const all: Gathered = { parts: [], rejected: [], aside: [], videos: [], figures: [], warnings: [] };
  for (const { name, text } of texts) {
    const found = understood(text);
    if (found === null) {
      all.parts.push({ name, kind: 'unknown', rows: 0, from: null, to: null, columns: [] });
      continue;
    }
    const refused = readOne(name, found, context, all);
    if (refused !== null) return refused;
  }
  return concluded(all, context);
}

function understood(text: string): (TextTable & { is: UnderstoodTable }) | null {
  const table = readTable(text, header => understandTable(header)?.fields.indexOf('title') ?? -1);
  const is = table === null ? null : understandTable(table.header);
  return table === null || is === null ? null : { ...table, is };
}

function readOne(
  name: string,
  { header, rows, is }: TextTable & { is: UnderstoodTable },
  context: Context,
  all: Gathered,
): Refused | null {
  const columns = header.map((title, index) => ({ header: shown(title), as: is.fields[index] ?? null }));
  const part: ImportPart = { name, kind: is.kind, rows: rows.length, from: null, to: null, columns };
  all.parts.push(part);
  if (is.kind === 'content') readContent(rows, is, context, all);
  else if (KEPT_ASIDE.has(is.kind)) {
    all.aside.push(
      asideOf(
        part,
        header,
        rows,
        header.map((_, index) => index),
      ),
    );
    return null;
  } else {
    const read = readDayTable(is, rows, context.importedAt);
    if (!read.ok) {
      return {
        ok: false,
        reason: 'import_days_gap',
        values: { file: name, line: read.line, text: shown(read.text) },
      };
    }
    all.figures.push(...read.figures);
    all.rejected.push(...read.rejected);
    const sorted = read.days.toSorted();
    part.from = sorted[0] ?? null;
    part.to = sorted.at(-1) ?? null;
  }
  const unknown = is.fields.flatMap((field, index) => (field === null ? [index] : []));
  if (unknown.length > 0) {
    const named = is.fields.findIndex(field => field === 'link' || field === 'date');
    all.aside.push(asideOf(part, header, rows, [...(named < 0 ? [] : [named]), ...unknown]));
  }
  return null;
}

function readContent(
  rows: readonly TableRow[],
  is: UnderstoodTable,
  { importedAt }: Context,
  all: Gathered,
): void {
  const at = (cells: string[], field: StudioField) => {
    const column = is.fields.indexOf(field);
    return column < 0 ? null : (cells[column] ?? null);
  };
  const newestPublished = newestPublication(
    rows.map(({ cells }) => at(cells, 'link')),
    importedAt,
  );
  for (const { line, cells } of rows) {
    const row =
      cells.length === is.fields.length
        ? readContentRow(field => at(cells, field), { importedAt, newestPublished })
        : ({ ok: false, reason: 'bad_columns' } as const);
    if (row.ok) all.videos.push(row.reading);
    else all.rejected.push({ row: line, reason: row.reason });
  }
}

function concluded(all: Gathered, { handleHint, importedAt }: Context): ImportFileReading {
  if (all.videos.length === 0 && all.figures.length === 0 && all.aside.length === 0) {
    return { ok: false, reason: 'import_no_videos', values: {} };
  }
  const handles = [...new Set(all.videos.map(video => video.handle))];
  const owner = handles.length === 1 ? handleFrom(handles[0]) : handleHint;
  if (owner === null && handles.length === 0) return { ok: false, reason: 'import_no_handle', values: {} };
  for (const { warnings } of all.videos) for (const warning of warnings) warn(all.warnings, warning);
  let duplicates = 0;
  const accounts = (handles.length === 0 && owner !== null ? [owner] : handles).flatMap(
    (named): ImportedAccount[] => {
      const handle = handleFrom(named);
      if (handle === null) return [];
      const unique = withoutDuplicates(all.videos.filter(video => video.handle === named));
      duplicates += unique.duplicates;
      const days = handle === owner ? latestOfEach(all.figures) : [];
      const followerHistory = followersByDay(days, handle, importedAt);
      return [{ handle, profile: null, videos: unique.readings, days, followerHistory }];
    },
  );
  return {
    ok: true,
    format: 'studio',
    accounts: accounts.sort((a, b) => b.videos.length - a.videos.length),
    rejected: all.rejected.sort((a, b) => a.row - b.row),
    duplicates,
    warnings: all.warnings,
    parts: all.parts,
    aside: all.aside,
  };
}

/** Two tables of one export may say the same figure; the later one in the file stands. */
function latestOfEach(figures: readonly DayFigure[]): DayFigure[] {
  const byKey = new Map(figures.map(figure => [`${figure.day} ${figure.metric}`, figure]));
  return [...byKey.values()].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** Followers at the end of each day, as readings of the account. */
function followersByDay(days: readonly DayFigure[], handle: Handle, importedAt: Date): ProfileReading[] {
  return days
    .filter(({ metric }) => metric === 'followers')
    .map(({ day, value }) => ({
      handle,
      displayName: null,
      verified: null,
      privateAccount: null,
      followers: value,
      following: null,
      likes: null,
      videos: null,
      externalId: null,
      source: 'studio_file' as const,
      precision: 'exact' as const,
      observedAt: new Date(Math.min(Date.parse(`${day}T00:00:00Z`) + DAY_MS - 1_000, importedAt.getTime())),
      warnings: [],
    }));
}

const ASIDE_ROWS = 400;

function asideOf(
  part: ImportPart,
  header: string[],
  rows: readonly TableRow[],
  columns: number[],
): AsideTable {
  return {
    file: part.name,
    kind: part.kind,
    columns: columns.map(index => shown(header[index] ?? '')),
    rows: rows.slice(0, ASIDE_ROWS).map(({ cells }) => columns.map(index => shown(cells[index] ?? ''))),
  };
}

/** Text to keep and to show: on one line, without hidden signs. */
function shown(text: string): string {
  return text
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, 200)
    .toWellFormed();
}
