import type { Provenance } from '#domain/metrics/provenance.ts';
import { exactnessOf } from '#domain/sources/reading.ts';
import type { T } from '#i18n/messages.ts';

/** How precise a figure is. What is computed from a file's counts is not itself what the file may have rounded. */
export function precisionText(
  facts: Pick<Provenance, 'precision' | 'step' | 'sources' | 'mixed' | 'formula'>,
  t: T,
): string {
  const exactness = exactnessOf(facts);
  if (exactness === 'exact') return t('ui.provenance.exact');
  if (exactness === 'rounded')
    return t(facts.mixed ? 'ui.provenance.roundedInPart' : 'ui.provenance.rounded', { step: facts.step });
  const isCount = facts.formula === 'reading' || facts.formula === 'sum';
  return t(isCount ? 'ui.provenance.roundedInFile' : 'ui.provenance.countsRoundedInFile');
}
