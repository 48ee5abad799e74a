import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import type { ReportFilters } from '#contract/video-reports.ts';
import { ANALYSIS_STATES } from '#domain/video-analysis/analysis-run.ts';
import { HOOK_KINDS } from '#domain/videos/hook-kind.ts';
import { REPORT_LIMITS } from '#domain/video-reports/report-table.ts';
import { useT } from '#web/ui/language/language.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Field, Select, TextInput } from '#web/ui/controls/field.tsx';
import { activeFilters } from './report-query.ts';
import { useFacets } from './use-reports.ts';

/** Debounce of the search words. */
const TYPING_MS = 250;

/** Search words, and the filters behind one click; all stored in the URL. */
export function FilterBar({
  filters,
  onChange,
}: {
  filters: ReportFilters;
  onChange: (filters: ReportFilters) => void;
}) {
  const t = useT();
  const count = activeFilters(filters);
  return (
    <search className="grid gap-3">
      <SearchField key={filters.q === undefined ? 'empty' : 'words'} filters={filters} onChange={onChange} />
      <details open={count > 0 || undefined} className="group">
        <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm font-medium text-calm underline underline-offset-4 pointer-coarse:min-h-11 pointer-coarse:min-w-11">
          {count === 0 ? t('videoReports.filters.title') : t('videoReports.filters.active', { count })}
        </summary>
        <Filters filters={filters} onChange={onChange} />
      </details>
    </search>
  );
}

function SearchField({
  filters,
  onChange,
}: {
  filters: ReportFilters;
  onChange: (filters: ReportFilters) => void;
}) {
  const t = useT();
  const [words, setWords] = useState(filters.q ?? '');
  useEffect(() => {
    const wanted = words.trim();
    if (wanted === (filters.q ?? '')) return;
    const timer = setTimeout(() => {
      const { q: _, ...rest } = filters;
      onChange(wanted === '' ? rest : { ...rest, q: wanted });
    }, TYPING_MS);
    return () => clearTimeout(timer);
    // What changes beside the words must not look for them again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [words]);
  return (
    <span className="relative block max-w-xl">
      <Search
        aria-hidden
        className="pointer-events-none absolute start-3 top-1/2 size-4.5 -translate-y-1/2 text-muted"
      />
      <TextInput
        type="search"
        value={words}
        maxLength={REPORT_LIMITS.searchCharacters}
        aria-label={t('videoReports.filters.search')}
        placeholder={t('videoReports.filters.search')}
        onChange={({ target }) => setWords(target.value)}
        className="ps-10"
      />
    </span>
  );
}

type Named = Exclude<keyof ReportFilters, 'sort' | 'direction' | 'q'>;

function Filters({
  filters,
  onChange,
}: {
  filters: ReportFilters;
  onChange: (filters: ReportFilters) => void;
}) {
  const t = useT();
  const facets = useFacets().data;
  const set = (name: Named, value: string) => {
    const { [name]: _, ...rest } = filters;
    onChange(value === '' ? rest : ({ ...rest, [name]: value } as ReportFilters));
  };
  const choice = (name: Named, options: readonly { value: string; label: string }[]) => (
    <Field label={t(`videoReports.filters.${name}`)}>
      {wiring => (
        <Select {...wiring} value={filters[name] ?? ''} onChange={({ target }) => set(name, target.value)}>
          <option value="">{t('videoReports.filters.all')}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  const day = (name: 'from' | 'to') => (
    <Field label={t(`videoReports.filters.${name}`)}>
      {wiring => (
        <TextInput
          {...wiring}
          type="date"
          value={filters[name] ?? ''}
          onChange={({ target }) => set(name, target.value)}
        />
      )}
    </Field>
  );
  const accounts = facets?.accounts ?? [];
  const labels = facets?.labels ?? [];
  return (
    <div className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {choice(
        'account',
        accounts.map(({ username, count }) => ({ value: username, label: `@${username} (${count})` })),
      )}
      {choice(
        'states',
        ANALYSIS_STATES.map(value => ({ value, label: t(`videoReports.states.${value}`) })),
      )}
      {choice(
        'hooks',
        HOOK_KINDS.map(value => ({ value, label: t(`hooks.kinds.${value}`) })),
      )}
      {choice(
        'label',
        labels.map(({ label, count }) => ({ value: label, label: `${label} (${count})` })),
      )}
      {day('from')}
      {day('to')}
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5 self-end text-sm font-semibold">
        <input
          type="checkbox"
          checked={filters.favourites === 'true'}
          onChange={({ target }) => set('favourites', target.checked ? 'true' : '')}
          className="size-5 accent-calm"
        />
        {t('videoReports.filters.favourites')}
      </label>
      {activeFilters(filters) > 0 && (
        <Button
          variant="quiet"
          className="self-end justify-self-start"
          onClick={() => {
            const { q, sort, direction } = filters;
            onChange({
              ...(q !== undefined && { q }),
              ...(sort !== undefined && { sort }),
              ...(direction !== undefined && { direction }),
            });
          }}
        >
          {t('videoReports.filters.clear')}
        </Button>
      )}
    </div>
  );
}
