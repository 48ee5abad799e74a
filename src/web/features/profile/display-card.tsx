import { useMemo } from 'react';
import { LANGUAGES } from '#contract/wire/languages.ts';
import {
  DATE_FORMATS,
  LANGUAGE_FORMATS,
  NUMBER_FORMATS,
  WEEK_STARTS,
} from '#domain/profile/format-choice.ts';
import { createFormats } from '#i18n/language/formats.ts';
import { useNow } from '#web/shared/time/use-now.ts';
import { useChooseLanguage } from '#web/shared/language/use-choose-language.ts';
import { useMe } from '#web/shared/api/use-me.ts';
import { browserTimeZone, useLanguage } from '#web/ui/language/language.tsx';
import { setTheme, THEMES } from '#web/ui/theme/theme.ts';
import { useTheme } from '#web/ui/theme/use-theme.ts';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { ProfileSelect } from './profile-select.tsx';

const EXAMPLE_NUMBER = 12_345.6;

/** Language and theme apply immediately; the rest is saved to the profile, with a confirmation. */
export function DisplayCard() {
  const { t, language } = useLanguage();
  const chooseLanguage = useChooseLanguage();
  const theme = useTheme();
  const now = useNow();
  const me = useMe().data;
  const here = browserTimeZone();
  const current = me?.profile.time_zone ?? here;
  const zones = useMemo(
    () => [...new Set([current, here, ...Intl.supportedValuesOf('timeZone')])].toSorted(),
    [current, here],
  );
  const as = (choice: Partial<typeof LANGUAGE_FORMATS>) =>
    createFormats(language, current, { ...LANGUAGE_FORMATS, ...choice });
  const labelled = <Value extends string>(value: Value, example: string) => ({
    value,
    label: value === 'language' ? t('settings.display.asLanguage', { example }) : example,
  });

  return (
    <Card aria-labelledby="display-title">
      <CardHeader id="display-title" title={t('settings.display.title')} />
      <div className="grid gap-5">
        <Segmented
          label={t('settings.display.language')}
          value={language}
          onChange={chooseLanguage}
          segments={LANGUAGES.map(value => ({ value, label: t(`shell.language.${value}`) }))}
        />
        <Segmented
          label={t('settings.display.theme')}
          value={theme}
          onChange={setTheme}
          segments={THEMES.map(value => ({ value, label: t(`shell.theme.${value}`) }))}
        />
        <ProfileSelect
          field="time_zone"
          label={t('settings.display.timeZone')}
          hint={t('settings.display.timeZoneHint')}
          note={current === here ? null : t('settings.display.here', { zone: here })}
          fallback={current}
          options={zones.map(zone => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <ProfileSelect
            field="number_format"
            label={t('settings.display.numbers')}
            fallback="language"
            options={NUMBER_FORMATS.map(value =>
              labelled(value, as({ number_format: value }).number(EXAMPLE_NUMBER, 1)),
            )}
          />
          <ProfileSelect
            field="date_format"
            label={t('settings.display.dates')}
            fallback="language"
            options={DATE_FORMATS.map(value => labelled(value, as({ date_format: value }).date(now)))}
          />
        </div>
        <ProfileSelect
          field="week_start"
          label={t('settings.display.week')}
          hint={t('settings.display.weekHint')}
          fallback="language"
          options={WEEK_STARTS.map(value =>
            labelled(value, t(`settings.display.${value === 'language' ? 'monday' : value}`)),
          )}
        />
      </div>
    </Card>
  );
}
