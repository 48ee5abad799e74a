import Star from 'lucide-react/icons/star';
import { useId } from 'react';
import { useT } from '#web/ui/language/language.tsx';

const RATINGS = [1, 2, 3, 4, 5] as const;

/** One to five: native radio buttons, so arrows and screen readers just work. */
export function Stars({ value, onChange }: { value: number | null; onChange: (rating: number) => void }) {
  const t = useT();
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t('testimonials.form.rating')}</legend>
      <div className="-ms-2 flex">
        {RATINGS.map(rating => (
          <label
            key={rating}
            className="relative grid size-11 cursor-pointer place-items-center quoted-sm has-focus-visible:outline-3 has-focus-visible:outline-calm"
          >
            <input
              type="radio"
              name={name}
              required
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              aria-label={t('testimonials.form.stars', { count: rating })}
              checked={value === rating}
              onChange={() => onChange(rating)}
            />
            <Star
              aria-hidden
              data-lit={value !== null && rating <= value}
              className="pointer-events-none size-7 text-muted data-[lit=true]:fill-signal data-[lit=true]:text-signal"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
