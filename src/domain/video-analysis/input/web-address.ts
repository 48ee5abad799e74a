/** Parts of a written web address. Host in lower case, without a trailing dot. */
export interface WebAddress {
  /** Null: written without one. */
  scheme: string | null;
  /** Whether a user name or a password precedes the host. */
  hasCredentials: boolean;
  host: string;
  /** Null when absent, or when it is the default port of the scheme. */
  port: string | null;
  /** Path segments, percent-decoded where possible, empty ones left out. */
  path: string[];
  query: ReadonlyMap<string, string>;
}

const WITH_SCHEME = /^([a-z][a-z0-9+.-]{0,20}):\/\/([^/?#]*)([^?#]*)(?:\?([^#]*))?/i;
const WITHOUT_SCHEME = /^(?:\/\/)?([^/?#\s]{1,253}\.[^/?#\s]{1,253}?)(\/[^?#]*|)(?:\?([^#]*))?(?:#.*)?$/;
const USUAL_PORT: Record<string, string> = { http: '80', https: '443' };

/**
 * Splits an address as written, without guessing: no scheme is required, any host is accepted.
 * Null when the text has neither a scheme with `//` nor a dot before its first slash.
 */
export function readWebAddress(text: string): WebAddress | null {
  const full = WITH_SCHEME.exec(text);
  if (full !== null) return taken(full[1] ?? '', full[2] ?? '', full[3] ?? '', full[4] ?? '');
  const bare = WITHOUT_SCHEME.exec(text);
  return bare === null || text.startsWith('@')
    ? null
    : taken(null, bare[1] ?? '', bare[2] ?? '', bare[3] ?? '');
}

function taken(scheme: string | null, authority: string, path: string, query: string): WebAddress {
  const kind = scheme?.toLowerCase() ?? null;
  const at = authority.lastIndexOf('@');
  const place = authority.slice(at + 1);
  const written = /:(\d*)$/.exec(place);
  const port = written?.[1] ?? '';
  return {
    scheme: kind,
    hasCredentials: at >= 0,
    host: place.slice(0, written?.index).toLowerCase().replace(/\.$/, ''),
    port: port === '' || port === USUAL_PORT[kind ?? 'https'] ? null : port,
    path: path.split('/').filter(Boolean).map(decoded),
    query: new Map(query.split('&').map(pair => pairOf(pair))),
  };
}

function pairOf(pair: string): [string, string] {
  const equals = pair.indexOf('=');
  return equals < 0 ? [pair, ''] : [pair.slice(0, equals), decoded(pair.slice(equals + 1))];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
