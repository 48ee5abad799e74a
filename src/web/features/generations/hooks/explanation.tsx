import type { HookContent } from '#contract/generations/generations.ts';
import { BAIT_SIGN_IDS } from '#domain/generations/bait/bait-signs.ts';
import { useFormats, useT } from '#web/ui/language/language.tsx';

/** Base value of a score before its terms. */
const START = 50;

/** Every term of the score with its source, the class of the opening and the signs of bait. */
export function Explanation({ hook }: { hook: HookContent }) {
  const t = useT();
  const formats = useFormats();
  const signed = (points: number) => `${points > 0 ? '+' : ''}${formats.number(points, 1)}`;
  const { score, bait, hookClass } = hook;
  const signs = bait.signs.flatMap(({ id }) => {
    const sign = BAIT_SIGN_IDS.find(one => one === id);
    return sign === undefined ? [] : [t(`generations.signs.${sign}`)];
  });
  return (
    <details>
      <summary className="inline-flex min-h-9 cursor-pointer items-center link text-sm pointer-coarse:min-h-11">
        {t('generations.card.why')}
      </summary>
      <div className="mt-2 grid gap-2 text-sm">
        <table className="w-full max-w-xl">
          <caption className="sr-only">{t('generations.explain.caption')}</caption>
          <thead>
            <tr className="text-start text-muted">
              <th scope="col" className="py-1 pe-3 text-start font-medium">
                {t('generations.explain.term')}
              </th>
              <th scope="col" className="py-1 pe-3 text-end font-medium">
                {t('generations.explain.points')}
              </th>
              <th scope="col" className="py-1 text-start font-medium">
                {t('generations.explain.source')}
              </th>
            </tr>
          </thead>
          <tbody>
            <Row name={t('generations.explain.start')} points={formats.number(START)} source="" />
            {score.terms.map(({ id, points, source }) => (
              <Row
                key={id}
                name={t(`generations.terms.${id}`)}
                points={signed(points)}
                source={t(`generations.sources.${source}`)}
              />
            ))}
            <Row
              name={t('generations.explain.total')}
              points={formats.number(score.points)}
              source=""
              isSum
            />
          </tbody>
        </table>
        <p className="text-muted">{t('generations.explain.note')}</p>
        <p>{t('generations.explain.class', { kind: t(`hooks.kinds.${hookClass}`) })}</p>
        <p>
          {signs.length === 0
            ? t('generations.explain.noSigns')
            : t('generations.explain.signs', { signs: formats.list(signs) })}
        </p>
      </div>
    </details>
  );
}

function Row({
  name,
  points,
  source,
  isSum = false,
}: {
  name: string;
  points: string;
  source: string;
  isSum?: boolean;
}) {
  return (
    <tr className={isSum ? 'border-t border-line-strong font-semibold' : 'border-t border-line'}>
      <th scope="row" className="py-1.5 pe-3 text-start font-[inherit]">
        {name}
      </th>
      <td className="figure py-1.5 pe-3 text-end">{points}</td>
      <td className="py-1.5 text-muted">{source}</td>
    </tr>
  );
}
