import type { Wire } from '#contract/wire/wire.ts';
import type { AccountReport } from '#domain/account-reports/report.ts';
import {
  adviceSection,
  basisSection,
  benchmarkSection,
  experimentsSection,
  healthSection,
  type ReportBasis,
} from './advice-sections.ts';
import { changeSection, headlines, mediansSection, bestAndWorstSection } from './figure-sections.ts';
import { isCompared } from '#domain/account-reports/report-headline.ts';
import { calendarSection, followersSection, liftsSection, postingSections } from './finding-sections.ts';
import { paragraph, written, type ReportDocument } from '../document.ts';
import type { ReportWords } from './texts.ts';

/** All sections of a report, in the order of its page. */
export function reportSections(
  report: Wire<AccountReport>,
  basis: ReportBasis,
  all: ReportWords,
): ReportDocument {
  const { say, formats, day, language } = all;
  const { period, comparison } = report;
  const notes = written(basis.note);
  const named = { username: report.username, version: basis.version };
  return {
    language,
    title: say('title', named),
    subtitle: [
      [
        say('period', { from: day(period.firstDay), to: day(period.lastDay) }),
        ...(isCompared(report)
          ? [say('comparedWith', { before: day(comparison.firstDay), until: day(comparison.lastDay) })]
          : []),
      ].join(', '),
      say('made', { when: formats.dateTime(report.madeAt), zone: report.timeZone }),
      ...(report.isDemo ? [say('demo')] : []),
    ],
    sections: [
      { title: say('headline'), blocks: headlines(report, all).map(one => paragraph(one)) },
      ...(notes.length === 0 ? [] : [{ title: say('notes'), blocks: notes }]),
      changeSection(report, all),
      mediansSection(report, all),
      bestAndWorstSection(report, all),
      liftsSection(report, all),
      ...postingSections(report, all),
      calendarSection(report, all),
      followersSection(report, all),
      benchmarkSection(report, all),
      adviceSection(report, basis, all),
      experimentsSection(report, basis, all),
      healthSection(report, all),
      basisSection(report, basis, all),
    ],
    print: {
      footer: say('footer', { ...named, page: '{page}', pages: '{pages}' }),
      unwritten: say('unwritten'),
      omitted: say('omitted'),
    },
  };
}
