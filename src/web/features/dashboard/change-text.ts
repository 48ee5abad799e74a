import type { TotalChange } from '#contract/dashboard.ts';
import type { Formats } from '#i18n/language/formats.ts';
import type { T } from '#i18n/messages.ts';

type Refusal = Extract<TotalChange, { kind: 'not_measurable' }>;

/** « +1,2K », « −300 »: a change always shows its sign. */
function signed(value: number, write: (size: number) => string): string {
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  return `${sign}${write(Math.abs(value))}`;
}

/** Reasons that hold for all totals of a period: shown once above them. */
const SAID_ONCE: readonly Refusal['reason'][] = ['history_too_short', 'nothing_before'];

export function isStatedOnce(change: TotalChange): change is Refusal {
  return change.kind === 'not_measurable' && SAID_ONCE.includes(change.reason);
}

export function refusalText({ reason, amount }: Refusal, t: T, formats: Formats, isPercent = false): string {
  if (reason === 'unknown_counts')
    return t('dashboard.change.refusals.unknown_counts', { count: amount ?? 0 });
  if (reason === 'below_rounding') {
    const margin = isPercent ? pointsText(amount ?? 0, t, formats, false) : formats.number(amount ?? 0);
    return t('dashboard.change.refusals.below_rounding', { margin });
  }
  return t(`dashboard.change.refusals.${reason}`);
}

function pointsText(points: number, t: T, formats: Formats, withSign: boolean): string {
  const write = (size: number) => formats.number(size, 2);
  const change = withSign ? signed(points, write) : write(points);
  return t('dashboard.change.points', { count: Math.abs(points), change });
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** Whether the abbreviated figures on the screen, subtracted by hand, give the abbreviated change. */
function addsUp({ before, change }: { before: number; change: number }, formats: Formats): boolean {
  const [later, earlier] = [before + change, before].map(shortValue);
  return formats.compact(Math.abs((later ?? 0) - (earlier ?? 0))) === formats.compact(Math.abs(change));
}

/** The number that the abbreviated form (« 3,7M ») stands for. */
function shortValue(value: number): number {
  const size = Math.abs(value);
  const unit = size >= 999_950 ? 1_000_000 : size >= 999.95 ? 1_000 : 1;
  return (Math.round((value / unit) * 10) / 10) * unit;
}

/** The change of a total as text: how much, how certain, and from what. */
export function changeText(change: TotalChange, t: T, formats: Formats, isPercent = false): string {
  if (change.kind === 'not_measurable') return refusalText(change, t, formats, isPercent);
  const isShort = addsUp(change, formats);
  const write = (count: number) => (isShort ? formats.compact(count) : formats.number(count));
  const before = isPercent ? formats.percent(change.before) : write(change.before);
  const shown = isPercent
    ? hundredths(hundredths(change.before + change.change) - hundredths(change.before))
    : change.change;
  if (shown === 0) return t('dashboard.change.same', { before });
  let text = isPercent ? pointsText(shown, t, formats, true) : signed(shown, write);
  if (change.margin > 0) {
    const margin = isPercent ? formats.number(change.margin, 2) : formats.compact(change.margin);
    text = t('dashboard.change.within', { change: text, margin });
  }
  if (change.percent !== null) text += ` (${signed(change.percent, size => formats.percent(size, 0))})`;
  return t('dashboard.change.by', { change: text, before });
}
