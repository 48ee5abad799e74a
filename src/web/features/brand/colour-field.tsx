import { contrastOnPaper, type BrandColours } from '#domain/brand/brand.ts';
import { isColour } from '#domain/brand/colour.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Field, TextInput } from '#web/ui/controls/field.tsx';

/** A colour, picked or typed, and its contrast on paper. */
export function ColourField({
  use,
  value,
  onChange,
}: {
  use: keyof BrandColours;
  value: string;
  onChange: (value: string) => void;
}) {
  const t = useT();
  const formats = useFormats();
  const known = isColour(value) ? value : null;
  const contrast = known === null ? null : contrastOnPaper(use, known);
  const said =
    contrast === null
      ? t('featureErrors.brand_colour_invalid')
      : t('brand.contrast', {
          ratio: formats.number(contrast.ratio, 1),
          needed: formats.number(contrast.needed, 1),
        });
  const isPale = contrast === null || contrast.ratio < contrast.needed;
  return (
    <Field
      label={t(`brand.${use}`)}
      hint={isPale ? undefined : said}
      error={isPale ? said : undefined}
      className="content-start"
    >
      {wiring => (
        <span className="flex gap-2">
          <input
            type="color"
            aria-label={t('brand.pick', { name: t(`brand.${use}`) })}
            value={known ?? '#000000'}
            onChange={event => onChange(event.target.value)}
            className="size-11 shrink-0 cursor-pointer quoted-sm border border-line-strong bg-surface p-1"
          />
          <TextInput
            {...wiring}
            value={value}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            onChange={event => onChange(event.target.value.toLowerCase())}
          />
        </span>
      )}
    </Field>
  );
}
