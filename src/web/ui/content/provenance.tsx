import { useRef } from 'react';
import type { Provenance as Facts } from '#contract/wire/base.ts';
import { precisionText } from '#presentation/sentences/precision-text.ts';
import { exactnessOf } from '#domain/sources/reading.ts';
import type { Formats } from '#i18n/language/formats.ts';
import type { T } from '#i18n/messages.ts';
import { fileDay, readingTime } from '#presentation/sentences/reading-time.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { ProvenanceSign } from './provenance-sign.tsx';

function sourceText({ sources, mixed }: Facts, isRounded: boolean, t: T, formats: Formats): string {
  const names = sources.map(source => t(`ui.provenance.sources.${source}`));
  if (names.length === 0) return t('ui.provenance.sources.none');
  if (names.length === 1) return formats.list(names);
  return t(isRounded && mixed ? 'ui.provenance.severalRounded' : 'ui.provenance.several', {
    count: names.length,
    sources: formats.list(names),
  });
}

/** For undated counts, the instant they were measured after is shown. */
function timeText(observedAt: string, { sources }: Facts, t: T, formats: Formats): string {
  return sources.includes('undated_file')
    ? t('ui.provenance.unknownTime', { when: fileDay(observedAt, formats) })
    : readingTime(observedAt, sources, formats);
}

/**
 * The mark after a figure, like a footnote's: its source, time, precision and n are one hover or tap away. `figure`
 * names it for assistive technology ("Abonnés").
 */
export function Provenance({ figure, facts, note }: { figure: string; facts: Facts; note?: string }) {
  const t = useT();
  const formats = useFormats();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const exactness = exactnessOf(facts);
  const isRounded = exactness === 'rounded';
  const rows: [string, string][] = [
    [t('ui.provenance.source'), sourceText(facts, isRounded, t, formats)],
    [
      t('ui.provenance.observedAt'),
      facts.observedAt ? timeText(facts.observedAt, facts, t, formats) : t('ui.provenance.missing'),
    ],
    [t('ui.provenance.precision'), precisionText(facts, t)],
    [t('ui.provenance.basis'), t('ui.provenance.values', { count: facts.n })],
    [t('ui.provenance.formula'), t(`ui.provenance.formulas.${facts.formula}`)],
  ];
  return (
    <Popover
      label={t('ui.provenance.title')}
      width={288}
      className="p-3.5 text-start"
      trigger={attributes => (
        <button
          {...attributes}
          type="button"
          aria-label={t('ui.provenance.label', { figure })}
          onPointerEnter={event => {
            if (event.pointerType !== 'mouse') return;
            const panel = document.getElementById(attributes['aria-controls']);
            clearTimeout(waiting.current);
            waiting.current = setTimeout(() => panel?.showPopover(), 250);
          }}
          onPointerLeave={event => {
            clearTimeout(waiting.current);
            if (event.pointerType !== 'mouse') return;
            const panel = document.getElementById(attributes['aria-controls']);
            waiting.current = setTimeout(() => panel?.matches(':hover') || panel?.hidePopover(), 200);
          }}
          onClick={event => {
            // A mouse has already opened it by hovering; the native toggle would close it again.
            clearTimeout(waiting.current);
            if (attributes['aria-expanded']) event.preventDefault();
          }}
          className="reach inline-grid size-5 shrink-0 place-items-center rounded-full text-muted hover:text-calm aria-expanded:text-calm"
        >
          <ProvenanceSign />
        </button>
      )}
    >
      <p className="mb-2 font-display font-bold">{t('ui.provenance.title')}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5 text-[0.8125rem] leading-5">
        {rows.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {note != null && <p className="mt-2.5 text-[0.8125rem] text-muted">{note}</p>}
    </Popover>
  );
}
