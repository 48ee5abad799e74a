import type { SourceErrorCode } from '#domain/sources/reading.ts';

/** What yt-dlp 2026.08.19 prints → what it means. Order matters: the most specific texts come first. */
const MEANINGS: readonly (readonly [RegExp, SourceErrorCode])[] = [
  // The same text for a missing account, a banned one, a captcha and a challenge.
  [/Unable to extract secondary user ID/, 'not_found_or_blocked'],
  [/does not have any videos posted/, 'no_videos'],
  [/account is private|account is likely either private|do not have permission to view this post/, 'private'],
  // Also returned for deleted posts.
  [/IP address is blocked/, 'deleted_or_blocked'],
  [/requiring login|HTTP Error 401/, 'login_required'],
  [/may not be comfortable for some audiences/, 'age_restricted'],
  [
    /Unexpected response from webpage request|challenge data|[Uu]nable to solve .{0,200}challenge/,
    'challenge',
  ],
  [/Video not available, status code/, 'unavailable'],
  [/HTTP Error 429/, 'rate_limited'],
  [/HTTP Error 403/, 'deleted_or_blocked'],
  [/HTTP Error 404/, 'not_found'],
  [/HTTP Error 5\d\d/, 'unavailable'],
  // An empty response instead of a list: the platform's silent rate limit.
  [/Failed to parse JSON.{0,400}\(char 0\)/, 'rate_limited'],
  [/timed out|[Tt]imeout/, 'timeout'],
  [/Unsupported URL|No suitable extractor/, 'unsupported_url'],
  [/no such option|marked as broken|not NoneType/, 'parse_changed'],
  [
    /urlopen error|Name or service|name resolution|getaddrinfo|[Rr]esolve host|Connection (?:refused|reset|aborted)|unreachable|closed connection|SSL|certificate|TransportError/,
    'network',
  ],
  [/Unable to extract|Failed to parse JSON|please report this issue|Traceback/, 'parse_changed'],
];

interface StderrMeaning {
  code: SourceErrorCode;
  /** The tool's error line without its advice, fit for a log. */
  detail: string;
}

/** Why yt-dlp failed, from its error lines; intermediate warnings and retries do not count. */
export function readYtdlpStderr(stderr: string): StderrMeaning {
  const lines = stderr.split('\n').map(line => line.trim());
  const errors = lines.filter(line => /^ERROR:|: error: |^Traceback|^\w*Error: /.test(line));
  for (const [pattern, code] of MEANINGS) {
    const line = errors.find(error => pattern.test(error));
    if (line !== undefined) return { code, detail: shorten(line) };
  }
  return { code: 'unavailable', detail: shorten(errors[0] ?? 'it failed without an error line') };
}

function shorten(line: string): string {
  const withoutAdvice = line.split(/; please report|\. Use --cookies|\. If you are able/)[0] ?? line;
  return withoutAdvice.slice(0, 300).toWellFormed();
}
