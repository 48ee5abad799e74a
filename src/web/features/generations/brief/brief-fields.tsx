import { ADDRESSES, PLATFORMS, TONES } from '#domain/generations/brief/brief.ts';
import { BRIEF_LIMITS } from '#domain/generations/brief/generation-limits.ts';
import { useLanguage } from '#web/ui/language/language.tsx';
import { Field, Select, TextInput } from '#web/ui/controls/field.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import type { BriefChoice } from './brief-choice.ts';

export interface OfferedNiche {
  id: string;
  names: { fr: string; en: string };
}

const LANGUAGES = ['fr', 'en'] as const;

/** What a text is written for: language, platform, subject, tone, and optional details. */
export function BriefFields({
  value,
  onChange,
  niches,
  addresses = ADDRESSES,
  error,
}: {
  value: BriefChoice;
  onChange: (value: BriefChoice) => void;
  niches: readonly OfferedNiche[];
  /** « On » does not fit where the viewer is told what to do. */
  addresses?: readonly BriefChoice['address'][];
  /** Why it cannot be sent; shown at the topic. */
  error?: string | undefined;
}) {
  const { t, language } = useLanguage();
  const set = (part: Partial<BriefChoice>) => onChange({ ...value, ...part });
  const sorted = niches.toSorted((a, b) => a.names[language].localeCompare(b.names[language], language));
  return (
    <>
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <Segmented
          label={t('briefs.language')}
          value={value.language}
          onChange={chosen => set({ language: chosen })}
          segments={LANGUAGES.map(one => ({ value: one, label: t(`briefs.languages.${one}`) }))}
        />
        <Segmented
          label={t('briefs.platform')}
          value={value.platform}
          onChange={platform => set({ platform })}
          segments={PLATFORMS.map(one => ({ value: one, label: t(`briefs.platforms.${one}`) }))}
        />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] items-start gap-4">
        <Field label={t('briefs.niche')}>
          {wiring => (
            <Select
              {...wiring}
              className="w-full"
              value={value.niche ?? ''}
              onChange={({ target }) => set({ niche: target.value === '' ? null : target.value })}
            >
              <option value="">{t('briefs.noNiche')}</option>
              {sorted.map(({ id, names }) => (
                <option key={id} value={id}>
                  {names[language]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('briefs.topic')} hint={t('briefs.topicHint')} error={error}>
          {wiring => (
            <TextInput
              {...wiring}
              value={value.topic}
              maxLength={BRIEF_LIMITS.topic}
              onChange={({ target }) => set({ topic: target.value })}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <Segmented
          label={t('briefs.tone')}
          value={value.tone}
          onChange={tone => set({ tone })}
          segments={TONES.map(one => ({ value: one, label: t(`briefs.tones.${one}`) }))}
        />
        {value.language === 'fr' && (
          <Segmented
            label={t('briefs.address')}
            value={addresses.includes(value.address) ? value.address : 'tu'}
            onChange={address => set({ address })}
            segments={addresses.map(one => ({ value: one, label: t(`briefs.addresses.${one}`) }))}
          />
        )}
      </div>
      <details className="group" open={value.audience !== '' || value.proof !== ''}>
        <summary className="inline-flex min-h-9 items-center link text-sm pointer-coarse:min-h-11">
          {t('briefs.more')}
        </summary>
        <div className="mt-3 grid items-start gap-4 sm:grid-cols-2">
          <Field label={t('briefs.audience')} hint={t('briefs.audienceHint')}>
            {wiring => (
              <TextInput
                {...wiring}
                value={value.audience}
                maxLength={BRIEF_LIMITS.audience}
                onChange={({ target }) => set({ audience: target.value })}
              />
            )}
          </Field>
          <Field label={t('briefs.proof')} hint={t('briefs.proofHint')}>
            {wiring => (
              <TextInput
                {...wiring}
                value={value.proof}
                maxLength={BRIEF_LIMITS.proof}
                onChange={({ target }) => set({ proof: target.value })}
              />
            )}
          </Field>
        </div>
      </details>
    </>
  );
}
