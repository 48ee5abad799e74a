/** An instant in archive format, to the microsecond: it is restored exactly. */
export function utc(column: string): string {
  const name = column.slice(column.indexOf('.') + 1);
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as ${name}`;
}

/** A video row `p`, without the user id and installation-specific ids. */
export const VIDEO_FIELDS = `p.id, p.author_username, p.description, p.url, p.kind, p.duration_seconds, p.pinned,
  p.view_count, p.like_count, p.comment_count, p.share_count, p.save_count, ${utc('p.created_at')},
  ${utc('p.scraped_at')}, ${utc('p.updated_at')}, p.source, p.precision, ${utc('p.observed_at')}, p.warnings`;
