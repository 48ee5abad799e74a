import { baitPoints } from '#domain/generations/bait/bait-meter.ts';
import { packMeter, unpackMeter, type BaitModel } from '#domain/generations/bait/bait-model.ts';
import { areaUnderCurve } from '../learning/list-measures.ts';
import type { Language } from '#domain/language/text/spoken-words.ts';
import { pointsByHand } from '../learning/bait/bait-by-hand.ts';
import { readHeadlines } from '../learning/bait/bait-material.ts';
import { MOST_WORDS, measureFixed, measureMeter } from '../learning/bait/bait-protocol.ts';

export interface MeterLine {
  what: string;
  figure: string;
  bar: string;
  held: boolean | null;
}

const LINES_BAR = 0.9;
const HEADLINES_BAR = 0.98;
const mean = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
const percent = (values: readonly number[]) => `${(100 * mean(values)).toFixed(0)} %`;

/** Quality of the bait meter on texts it was not trained on; the folder holds the public headlines. */
export function evaluateMeter(folder: string | undefined): Record<Language, MeterLine[]> {
  const headlines = readHeadlines(folder);
  if (headlines === null)
    console.warn('SKIPPED  The public headline sets are not there (EVALUATION_DATA): learnt without them.');
  const keep = (model: BaitModel) => unpackMeter(packMeter(model, MOST_WORDS));
  const learnt = measureMeter(headlines, keep);
  const hand = measureFixed(headlines, ({ text, language }) => pointsByHand(text, language));
  const of = (language: Language): MeterLine[] => {
    const ofBoth = learnt.lines[language];
    const lines = [mean(ofBoth.slice(0, ofBoth.length / 2)), mean(ofBoth.slice(ofBoth.length / 2))];
    const [hooks, hooksByHand] = [mean(learnt.hooks[language]), mean(hand.hooks[language])];
    const all: MeterLine[] = [
      {
        what: 'clickbait meter, area under the curve: learnt from one author’s lines, read on the other’s, both ways',
        figure: `${lines.map(area => area.toFixed(3)).join(', ')}; by hand ${hand.lines[language].map(area => area.toFixed(3)).join(', ')}`,
        bar: `at least ${LINES_BAR.toFixed(2)}`,
        held: Math.min(...lines) >= LINES_BAR,
      },
      {
        what: 'clickbait meter, area under the curve: loud from calm hooks of patterns it has not learnt',
        figure: `${hooks.toFixed(3)}; by hand ${hooksByHand.toFixed(3)}`,
        bar: language === 'en' ? 'above that by hand' : '–',
        held: language === 'en' ? hooks > hooksByHand : null,
      },
    ];
    return headlines === null || language === 'fr' ? all : [...all, ...onHeadlines()];
  };
  const onHeadlines = (): MeterLine[] => {
    const points = (loud: number) =>
      (headlines?.heldOut ?? []).filter(one => one.loud === loud).map(({ text }) => baitPoints(text, 'en'));
    const area = areaUnderCurve(points(1), points(0)) ?? 0;
    return [
      {
        what: 'calm hooks of unseen patterns taken for bait, where 5 % of the news are',
        figure: `${percent(learnt.flagged.en)}; by hand ${percent(hand.flagged.en)}`,
        bar: 'below that by hand',
        held: mean(learnt.flagged.en) < mean(hand.flagged.en),
      },
      {
        what: `clickbait meter as shipped, area under the curve, ${headlines?.heldOut.length ?? 0} English headlines held out`,
        figure: area.toFixed(3),
        bar: `at least ${HEADLINES_BAR.toFixed(2)}`,
        held: area >= HEADLINES_BAR,
      },
    ];
  };
  return { fr: of('fr'), en: of('en') };
}
