import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { LEGAL_BLANKS } from '#i18n/slots/legal.ts';
import { openBlanks, type LegalFacts } from '#i18n/slots/legal-slots.ts';

const words = z.string().trim().min(1).max(2_000);
const inBoth = z.union([
  words.transform(text => ({ fr: text, en: text })),
  z.strictObject({ fr: words, en: words }),
]);
const LegalFile = z.strictObject(
  Object.fromEntries(LEGAL_BLANKS.map(name => [name, inBoth.optional()])) as Record<
    (typeof LEGAL_BLANKS)[number],
    z.ZodOptional<typeof inBoth>
  >,
);

/** The operator's details from a JSON file: one text for both languages, or one each. */
export function readLegalFacts(path: string | undefined): { facts: LegalFacts; problems: string[] } {
  if (path === undefined) return { facts: {}, problems: [] };
  try {
    const parsed = LegalFile.safeParse(JSON.parse(readFileSync(path, 'utf8')));
    if (!parsed.success) {
      const wrong = parsed.error.issues.map(issue => `${issue.path.join('.')} ${issue.message}`.trim());
      return { facts: {}, problems: wrong };
    }
    const given = Object.entries(parsed.data).filter(([, fact]) => fact !== undefined);
    return { facts: Object.fromEntries(given) as LegalFacts, problems: [] };
  } catch (error) {
    return { facts: {}, problems: [`${path}: ${(error as Error).message}`] };
  }
}

/** The operator's details, completed from the configuration. */
export function legalFactsOf({
  legal,
  downloads,
}: {
  legal: LegalFacts;
  downloads: { days: number };
}): LegalFacts {
  const days = String(downloads.days);
  return { ...legal, download_days: { fr: days, en: days } };
}

/** For the start-up log: which blanks the public can see. */
export function describeLegalPages(facts: LegalFacts): string {
  const open = openBlanks(facts);
  if (open.length === 0) return 'complete';
  return `${open.length} blanks are open and shown as such (set LEGAL_FILE): ${open.join(', ')}`;
}
