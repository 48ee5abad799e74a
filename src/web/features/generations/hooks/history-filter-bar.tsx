import Search from 'lucide-react/icons/search';
import { BRIEF_LIMITS } from '#domain/generations/brief/generation-limits.ts';
import { useFormats, useLanguage } from '#web/ui/language/language.tsx';
import type { OfferedNiche } from '#web/features/generations/brief/brief-fields.tsx';
import { Field, Select, TextInput } from '#web/ui/controls/field.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import type { HistoryFilters, useTextFacets } from './use-history.ts';

const KINDS = ['hook', 'cta'] as const;
const LANGUAGES = ['fr', 'en'] as const;

export function HistoryFilterBar({
  filters,
  facets,
  niches,
  onChange,
}: {
  filters: HistoryFilters;
  facets: ReturnType<typeof useTextFacets>['data'];
  niches: readonly OfferedNiche[];
  onChange: (filters: HistoryFilters) => void;
}) {
  const { t, language } = useLanguage();
  const formats = useFormats();
  const set = (part: Partial<HistoryFilters>) => onChange({ ...filters, ...part });
  const written = (facets?.niches ?? []).flatMap(({ niche, count }) => {
    const name = niches.find(({ id }) => id === niche)?.names[language];
    return name === undefined ? [] : [{ niche, label: `${name} (${formats.number(count)})` }];
  });
  const only = (['favourites', 'used', 'deleted'] as const).map(value => {
    const word = { favourites: 'favourites', used: 'usedOnly', deleted: 'bin' } as const;
    return {
      value,
      label: t(`generations.history.${word[value]}`, { count: facets?.[value] ?? 0 }),
    };
  });
  return (
    <search className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <span className="relative block max-w-xl">
        <Search
          aria-hidden
          className="pointer-events-none absolute start-3 top-1/2 size-4.5 -translate-y-1/2 text-muted"
        />
        <TextInput
          type="search"
          value={filters.q}
          maxLength={BRIEF_LIMITS.search}
          aria-label={t('generations.history.search')}
          placeholder={t('generations.history.search')}
          onChange={({ target }) => set({ q: target.value })}
          className="ps-10"
        />
      </span>
      <div className="flex min-w-0 flex-wrap items-end gap-x-6 gap-y-4">
        <Segmented
          label={t('generations.history.filters')}
          value={filters.only}
          onChange={value => set({ only: value })}
          segments={[{ value: '' as const, label: t('generations.history.all') }, ...only]}
        />
        <Segmented
          label={t('generations.history.kind')}
          value={filters.kind}
          onChange={kind => set({ kind })}
          segments={[
            { value: '' as const, label: t('generations.history.all') },
            ...KINDS.map(value => ({ value, label: t(`generations.form.kinds.${value}`) })),
          ]}
        />
        <Segmented
          label={t('briefs.language')}
          value={filters.language}
          onChange={value => set({ language: value })}
          segments={[
            { value: '' as const, label: t('generations.history.every') },
            ...LANGUAGES.map(value => ({ value, label: t(`briefs.languages.${value}`) })),
          ]}
        />
        {written.length > 0 && (
          <Field label={t('briefs.niche')}>
            {wiring => (
              <Select
                {...wiring}
                value={filters.niche}
                onChange={({ target }) => set({ niche: target.value })}
              >
                <option value="">{t('generations.history.every')}</option>
                {written.map(({ niche, label }) => (
                  <option key={niche} value={niche}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
    </search>
  );
}
