import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#test/harness/context.ts';
import { apifyLies, apifyTruth } from './false-apify.ts';
import { liedTo, type LiedTo } from './scene.ts';
import { LIES, told, type Lie, type LieTable } from './false-answers.ts';
import { ownDataFiles, studioFiles } from './false-files.ts';
import { ytdlpLies, ytdlpTruth } from './false-ytdlp.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const HANDLE = 'atelier.exemple';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ now: NOW, workers: 0 });
});
afterAll(() => testApp.close());

/** The error code of each refusal; null: imported without the impossible values. */
type Names = Record<Lie, string | null>;
const TAKEN: Names = Object.fromEntries(LIES.map(lie => [lie, null])) as Names;
const OTHER = { 'another author': 'import_handle_mismatch' } as const;
const NO_ROW_STANDS = {
  'an empty list though the profile counts videos': 'import_no_videos',
  'counts below zero': 'import_no_usable_row',
  'counts that are no numbers': 'import_no_usable_row',
  'counts past all counting': 'import_no_usable_row',
} as const;

interface Kind {
  name: string;
  truth: string;
  lies: Record<Lie, string | null>;
  names: Names;
}
const KINDS: Kind[] = [
  {
    name: 'apify.json',
    truth: apifyTruth(HANDLE),
    lies: apifyLies(HANDLE),
    names: {
      ...TAKEN,
      ...OTHER,
      ...NO_ROW_STANDS,
      'half a JSON': 'import_not_json',
      'HTML instead of JSON': 'import_not_json',
      'an error told as a success': 'import_unknown_format',
    },
  },
  {
    name: 'ytdlp.json',
    truth: ytdlpTruth(HANDLE),
    lies: ytdlpLies(HANDLE),
    names: {
      ...TAKEN,
      ...OTHER,
      ...NO_ROW_STANDS,
      'half a JSON': 'import_not_json',
      'HTML instead of JSON': 'import_not_json',
      'an error told as a success': 'import_no_videos',
    },
  },
  {
    name: 'Content.csv',
    ...studioFiles(HANDLE),
    names: { ...TAKEN, ...OTHER, ...NO_ROW_STANDS, 'HTML instead of JSON': 'import_not_json' },
  },
  {
    name: 'user_data_tiktok.json',
    ...ownDataFiles(HANDLE),
    names: {
      ...TAKEN,
      ...OTHER,
      'half a JSON': 'import_not_json',
      'HTML instead of JSON': 'import_not_json',
    },
  },
];

function tableOf({ lies, names }: Kind): LieTable<string> {
  return Object.fromEntries(
    LIES.map(lie => {
      const tells = lies[lie];
      return [
        lie,
        tells === null ? { cannot: 'a file is no JSON, or no answer' } : { tells, names: names[lie] },
      ];
    }),
  ) as LieTable<string>;
}

describe.each(KINDS)('$name lies', kind => {
  let subject: LiedTo;
  beforeAll(async () => {
    testApp.setNow(NOW);
    subject = await liedTo(testApp, HANDLE);
    expect(await give(kind.truth)).toEqual({ status: 201, code: null });
  });

  async function give(text: string): Promise<{ status: number; code: string | null }> {
    const body = new FormData();
    body.append('file', new File([text], kind.name));
    const answered = await testApp.request(`/imports?handle=${HANDLE}`, {
      method: 'POST',
      as: subject.user,
      body,
    });
    const { code = null } = (await answered.json()) as { code?: string };
    return { status: answered.status, code };
  }

  test.each(told(tableOf(kind)))('%s', async (_lie, tells, names) => {
    const shown = await subject.shown();
    const stored = await subject.stored();
    const { code } = await give(tells);
    expect(code).toBe(names);
    expect(await subject.shown()).toEqual(shown);
    if (names !== null) expect(await subject.stored()).toBe(stored);
    expect(await subject.falsehoods()).toEqual([]);
  });
});
