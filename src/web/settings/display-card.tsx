import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { LANGUAGES } from '#contract/languages.ts';
import { useSay } from '#web/accounts/use-say.ts';
import { orpc } from '#web/api/orpc.ts';
import { useMe } from '#web/api/use-me.ts';
import { browserTimeZone, useFormats, useLanguage } from '#web/language/language.tsx';
import { setTheme, THEMES } from '#web/theme/theme.ts';
import { useTheme } from '#web/theme/use-theme.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Field, Select } from '#web/ui/field.tsx';
import { Segmented } from '#web/ui/segmented.tsx';

/** Language and theme act at once; the time zone is saved to the profile, and says so. */
export function DisplayCard() {
  const { t, language, setLanguage } = useLanguage();
  const say = useSay();
  const formats = useFormats();
  const theme = useTheme();
  const queryClient = useQueryClient();
  const me = useMe().data;
  const update = useMutation(orpc.me.update.mutationOptions());
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const here = browserTimeZone();
  const current = me?.profile.time_zone ?? here;
  const zones = useMemo(
    () => [...new Set([current, here, ...Intl.supportedValuesOf('timeZone')])].toSorted(),
    [current, here],
  );

  function setTimeZone(timeZone: string) {
    update.mutate(
      { time_zone: timeZone },
      {
        onSuccess: saved => {
          queryClient.setQueryData(orpc.me.get.queryKey(), saved);
          setSavedAt(new Date());
          void queryClient.invalidateQueries({ queryKey: orpc.quotas.key() });
          void queryClient.invalidateQueries({ queryKey: orpc.dashboard.key() });
        },
      },
    );
  }

  return (
    <Card aria-labelledby="display-title">
      <CardHeader id="display-title" title={t('settings.display.title')} />
      <div className="grid gap-5">
        <Segmented
          label={t('settings.display.language')}
          value={language}
          onChange={setLanguage}
          segments={LANGUAGES.map(value => ({ value, label: t(`shell.language.${value}`) }))}
        />
        <Segmented
          label={t('settings.display.theme')}
          value={theme}
          onChange={setTheme}
          segments={THEMES.map(value => ({ value, label: t(`shell.theme.${value}`) }))}
        />
        <Field label={t('settings.display.timeZone')} hint={t('settings.display.timeZoneHint')}>
          {wiring => (
            <Select
              {...wiring}
              value={update.isPending ? update.variables.time_zone : current}
              disabled={me === undefined || update.isPending}
              onChange={event => setTimeZone(event.target.value)}
              className="w-full"
            >
              {zones.map(zone => (
                <option key={zone} value={zone}>
                  {zone.replaceAll('_', ' ')}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <output className="-mt-3 min-h-5 text-sm text-muted">
          {savedAt !== null
            ? t('settings.profile.saved', { time: formats.time(savedAt) })
            : current !== here && t('settings.display.here', { zone: here })}
        </output>
        {update.isError && <Alert tone="destructive">{say.error(update.error)}</Alert>}
      </div>
    </Card>
  );
}
