import { useState, type FormEvent } from 'react';
import type { Brand } from '#contract/brand.ts';
import { BRAND_NAME_MAX, paleColour, PLAIN_COLOURS } from '#domain/brand/brand.ts';
import { isColour } from '#domain/brand/colour.ts';
import { useLanguage, useT } from '#web/ui/language/language.tsx';
import { SITE_PATHS, sitePath } from '#web/paths.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Card, CardHeader } from '#web/ui/content/card.tsx';
import { Field, TextInput } from '#web/ui/controls/field.tsx';
import { QueryPanel } from '#web/ui/feedback/query-panel.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { ColourField } from './colour-field.tsx';
import { LogoField } from './logo-field.tsx';
import { asSaved, useBrand } from './use-brand.ts';

const PLAIN: Brand = { name: '', ...PLAIN_COLOURS, logo: null };

/** The name, logo and colours on reports, previewed before saving. */
export function BrandCard() {
  const t = useT();
  const { query, ...saving } = useBrand();
  return (
    <Card aria-labelledby="brand-title">
      <CardHeader id="brand-title" title={t('brand.title')} text={t('brand.text')} />
      <QueryPanel query={query} skeleton={<SkeletonLines lines={8} />}>
        {answer =>
          answer.isIncluded ? (
            <BrandForm key={JSON.stringify(answer.brand)} saved={asSaved(answer)} {...saving} />
          ) : (
            <NotIncluded />
          )
        }
      </QueryPanel>
    </Card>
  );
}

function NotIncluded() {
  const { t, language } = useLanguage();
  return (
    <>
      <p>{t('brand.notIncluded')}</p>
      <a href={sitePath(SITE_PATHS.pricing, language)} className="mt-2 inline-block link reach">
        {t('brand.plans')}
      </a>
    </>
  );
}

function BrandForm({
  saved,
  save,
  isPending,
  problem,
  last,
  undo,
}: { saved: Brand | null } & Omit<ReturnType<typeof useBrand>, 'query'>) {
  const t = useT();
  const [brand, setBrand] = useState(saved ?? PLAIN);
  const [texts, setTexts] = useState({ titles: brand.titles as string, accent: brand.accent as string });
  const change = (part: Partial<Brand>) => setBrand(before => ({ ...before, ...part }));
  const setColour = (use: 'titles' | 'accent') => (text: string) => {
    setTexts(before => ({ ...before, [use]: text }));
    if (isColour(text)) change({ [use]: text });
  };
  const isSayable = isColour(texts.titles) && isColour(texts.accent) && paleColour(brand) === null;
  const isChanged = JSON.stringify(brand) !== JSON.stringify(saved ?? PLAIN);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSayable && !isPending) save(brand);
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field label={t('brand.name')} hint={t('brand.nameHint')}>
        {wiring => (
          <TextInput
            {...wiring}
            value={brand.name}
            maxLength={BRAND_NAME_MAX}
            autoComplete="organization"
            onChange={event => change({ name: event.target.value })}
          />
        )}
      </Field>
      <LogoField logo={brand.logo} onChange={logo => change({ logo })} />
      <div className="grid gap-5 sm:grid-cols-2">
        <ColourField use="titles" value={texts.titles} onChange={setColour('titles')} />
        <ColourField use="accent" value={texts.accent} onChange={setColour('accent')} />
      </div>
      <BrandPreview brand={brand} />
      {problem !== null && <Alert tone="destructive">{problem}</Alert>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button type="submit" variant="signal" busy={isPending} disabled={!isChanged || !isSayable}>
          {t('brand.save')}
        </Button>
        {saved !== null && (
          <Button disabled={isPending} onClick={() => save(null)}>
            {t('brand.remove')}
          </Button>
        )}
        <output className="text-sm text-muted">
          {isChanged ? t('brand.unsaved') : last !== null && t(`brand.last.${last}`)}
        </output>
        {!isChanged && undo !== null && (
          <Button variant="quiet" size="sm" disabled={isPending} onClick={undo}>
            {t('brand.undo')}
          </Button>
        )}
      </div>
    </form>
  );
}
