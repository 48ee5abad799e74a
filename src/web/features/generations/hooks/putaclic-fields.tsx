import type { Brief } from '#domain/generations/brief/brief.ts';
import { BRIEF_LIMITS } from '#domain/generations/brief/generation-limits.ts';
import { PLATFORM_RISK } from '#domain/generations/brief/platform-risk.ts';
import { useLanguage } from '#web/ui/language/language.tsx';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { Field, TextInput } from '#web/ui/controls/field.tsx';
import { CheckLine } from './check-line.tsx';

type Louder = Pick<Brief, 'putaclic' | 'payoff' | 'platform' | 'language'>;

/** The bait variants: what they are, their risk, and what the video must deliver. */
export function PutaclicFields({
  value,
  isInPlan,
  error,
  onChange,
}: {
  value: Louder;
  isInPlan: boolean;
  /** Why it cannot be sent without stating what the video shows. */
  error: string | undefined;
  onChange: (part: Partial<Louder>) => void;
}) {
  const { t, language } = useLanguage();
  return (
    <div className="grid gap-3">
      <CheckLine
        label={t('generations.putaclic.title')}
        text={t('generations.putaclic.text')}
        checked={value.putaclic}
        disabled={!isInPlan}
        onChange={putaclic => onChange({ putaclic })}
      />
      {!isInPlan && (
        <p className="text-sm">
          {t('generations.putaclic.notInPlan')}{' '}
          <a href={sitePath(SITE_PATHS.pricing, language)} className="link">
            {t('generations.putaclic.plans')}
          </a>
        </p>
      )}
      {value.putaclic && (
        <>
          <p className="quoted-sm border-s-4 border-warn bg-warn-wash px-4 py-3 text-sm">
            {PLATFORM_RISK[language][value.platform]}
          </p>
          <Field
            label={t('generations.putaclic.payoff')}
            hint={t('generations.putaclic.payoffHint')}
            error={error}
          >
            {wiring => (
              <TextInput
                {...wiring}
                lang={value.language}
                value={value.payoff}
                maxLength={BRIEF_LIMITS.payoff}
                onChange={({ target }) => onChange({ payoff: target.value })}
              />
            )}
          </Field>
        </>
      )}
    </div>
  );
}
