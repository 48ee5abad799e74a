import ExternalLink from 'lucide-react/icons/external-link';
import type { Benchmark } from '#domain/statistics/benchmarks.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Field, Select } from '#web/ui/controls/field.tsx';

type Published = Benchmark<'per_view'>;

/** The published figures available for comparison; the chosen one with its formula, year and population. */
export function BenchmarkChoice({
  published,
  shown,
  onChoose,
}: {
  published: readonly Published[];
  shown: Published;
  onChoose: (id: string) => void;
}) {
  const t = useT();
  const formats = useFormats();
  const { videos, address, percent, statistic } = shown;
  const said = (one: Published) => ({
    publisher: one.publisher,
    year: String(one.year),
    population: t(`dashboard.engagement.populations.${one.population}`),
  });
  const facts = { ...said(shown), formula: t(`dashboard.engagement.formulas.${shown.formula}`) };
  return (
    <>
      <Field label={t('dashboard.engagement.source')} className="max-w-md print:hidden">
        {wiring => (
          <Select {...wiring} value={shown.id} onChange={event => onChoose(event.target.value)}>
            {published.map(one => (
              <option key={one.id} value={one.id}>
                {t('dashboard.engagement.option', said(one))}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <p className="mt-2 font-medium">
        {t('dashboard.engagement.published', {
          percent: formats.percent(percent),
          statistic: t(`dashboard.engagement.statistics.${statistic}`),
        })}
      </p>
      <p className="mt-1 text-sm text-muted">
        {videos === null
          ? t('dashboard.engagement.facts', facts)
          : t('dashboard.engagement.factsVideos', { ...facts, videos })}
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={t('dashboard.engagement.open')}
          title={t('dashboard.engagement.open')}
          className="reach ms-1.5 inline-block align-[-0.15em] hover:text-calm"
        >
          <ExternalLink aria-hidden className="size-4" />
        </a>
      </p>
    </>
  );
}
