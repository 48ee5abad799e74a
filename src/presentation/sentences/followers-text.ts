import type { SourceId } from '#domain/sources/reading.ts';
import type { Formats } from '#i18n/language/formats.ts';
import type { AccountReport } from '#domain/account-reports/report.ts';
import type { Wire } from '#contract/wire/wire.ts';
import type { T } from '#i18n/messages.ts';
import { fileDay, readingTime } from './reading-time.ts';

/** The newest known count of followers, with its date and its source. */
export function latestFollowersText(
  { at, count, source }: { at: string; count: number; source?: SourceId | undefined },
  t: T,
  formats: Pick<Formats, 'date' | 'dateTime'>,
): string {
  const said = { count, when: readingTime(at, [source], formats) };
  if (source === 'undated_file')
    return t('reportFindings.followers.latestUndated', { count, when: fileDay(at, formats) });
  return source === undefined
    ? t('reportFindings.followers.latest', said)
    : t('reportFindings.followers.latestFrom', { ...said, source: t(`ui.provenance.sources.${source}`) });
}

type Growth = Extract<Wire<AccountReport>['followers'], { known: true }>;

/** The change in followers over the report's period, then over both periods; older reports know only the latter. */
export function followersChangeTexts(
  { total, inPeriod }: Pick<Growth, 'total' | 'inPeriod'>,
  t: T,
  formats: Pick<Formats, 'date' | 'number'>,
): string[] {
  const both = () => changeText(total, 'both', t, formats);
  if (inPeriod === undefined) return [both()];
  const ofPeriod = changeText(inPeriod, 'period', t, formats);
  if (total.from === inPeriod.from && total.to === inPeriod.to) return [ofPeriod];
  return total.kind === 'not_measurable' ? [ofPeriod] : [ofPeriod, both()];
}

function changeText(
  total: Growth['total'],
  of: 'period' | 'both',
  t: T,
  formats: Pick<Formats, 'date' | 'number'>,
) {
  const span = { from: fileDay(total.from, formats), to: fileDay(total.to, formats) };
  if (total.kind === 'not_measurable') {
    return total.reason === 'below_rounding_step'
      ? t('reportFindings.followers.refusals.below_rounding_step', { step: total.step })
      : t(`reportFindings.followers.refusals.${total.reason}`);
  }
  if (total.change === 0) return t(`reportFindings.followers.${of}.same`, span);
  const change = `${total.change > 0 ? '+' : '−'}${formats.number(Math.abs(total.change))}`;
  return total.kind === 'exact'
    ? t(`reportFindings.followers.${of}.exact`, { ...span, change })
    : t(`reportFindings.followers.${of}.rounded`, { ...span, change, step: total.step });
}
