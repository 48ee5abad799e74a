import { LinkButton } from '#web/ui/controls/button.tsx';
import { useSite } from '#web/site/site-context.tsx';

/** The four facts given with every figure. */
export function LandingProof() {
  const { t, href } = useSite();
  const answers = [
    [t('proof.source'), t('proof.sourceText')],
    [t('proof.time'), t('proof.timeText')],
    [t('proof.precision'), t('proof.precisionText')],
    [t('proof.basis'), t('proof.basisText')],
  ] as const;
  return (
    <section aria-labelledby="proof-title" className="mt-24 bg-night text-on-night">
      <div className="mx-auto max-w-7xl px-4 py-20 sm:px-6 lg:px-8">
        <h2
          id="proof-title"
          className="text-[clamp(2.25rem,1.5rem+3.6vw,4.5rem)] leading-none font-extrabold tracking-[-0.035em]"
        >
          {t('proof.title')}
        </h2>
        <p className="mt-5 max-w-2xl text-lg text-on-night-muted">{t('proof.text')}</p>
        <dl className="mt-12 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {answers.map(([title, text]) => (
            <div key={title} className="border-t-2 border-signal pt-4">
              <dt className="font-display text-xl font-bold">{title}</dt>
              <dd className="mt-2 text-on-night-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <LinkButton
          href={href('/documentation#sources')}
          className="mt-12 border-on-night! bg-transparent! text-on-night! hover:bg-night-raised!"
        >
          {t('proof.more')}
        </LinkButton>
      </div>
    </section>
  );
}
