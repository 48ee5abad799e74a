import type { Performance } from '#contract/accounts.ts';
import { engagementBand } from '#domain/metrics/engagement.ts';
import { cutText } from '#domain/metrics/cut-text.ts';
import { ENOUGH_VIDEOS } from '#web/accounts/averages-card.tsx';
import { useFormats, useT } from '#web/language/language.tsx';

/** Questions that the user's own figures answer. */
export const QUESTIONS = ['typical', 'best', 'engagement', 'rhythm', 'outlier', 'source'] as const;
export type Question = (typeof QUESTIONS)[number];

const TITLE_CHARACTERS = 80;

export interface Answer {
  sentence: string;
  /** The answer rests on all known videos, not on those of the period. */
  allVideos: boolean;
}

/** One sentence a question, each figure of it as the server answered it; « je ne sais pas » where it has none. */
export function useAnswer(): (question: Question, performance: Performance) => Answer {
  const t = useT();
  const formats = useFormats();

  function ofPeriod(question: Question, performance: Performance): string {
    const { count, period, averages, medians, series, latest } = performance;
    const unknown = t('tools.chatbot.answers.unknown');
    const thin = t('tools.chatbot.answers.thin', { count, floor: ENOUGH_VIDEOS });
    if (count === 0) return t('tools.chatbot.answers.none', { days: period.days });
    const best = series.reduce((most, video) => ((video.views ?? -1) > (most.views ?? -1) ? video : most));
    switch (question) {
      case 'typical':
        if (count < ENOUGH_VIDEOS) return thin;
        return medians.views === null || averages.views === null
          ? unknown
          : t('tools.chatbot.answers.typical', {
              median: formats.compact(medians.views),
              mean: formats.compact(averages.views),
            });
      case 'best': {
        if (best.views === null) return unknown;
        const text = latest.find(video => video.videoId === best.videoId)?.description.trim() ?? '';
        const facts = {
          views: formats.compact(best.views),
          engagement: formats.percent(best.engagement),
          date: formats.date(best.createdAt),
        };
        return text === ''
          ? t('tools.chatbot.answers.bestUntitled', facts)
          : t('tools.chatbot.answers.best', { ...facts, text: cutText(text, TITLE_CHARACTERS) });
      }
      case 'rhythm':
        return t('tools.chatbot.answers.rhythm', {
          count,
          days: period.days,
          perWeek: formats.number((count / period.days) * 7, 1),
        });
      default: {
        if (count < ENOUGH_VIDEOS) return thin;
        const all = series.reduce((sum, video) => sum + (video.views ?? 0), 0);
        return best.views === null || all === 0
          ? unknown
          : t('tools.chatbot.answers.outlier', { share: formats.percent((best.views / all) * 100, 0) });
      }
    }
  }

  return (question, performance) => {
    const { account, provenance } = performance;
    const facts = provenance.engagement;
    if (question === 'engagement') {
      const sentence =
        account.engagement === null
          ? t('tools.chatbot.answers.unknown')
          : t('tools.chatbot.answers.engagement', {
              engagement: formats.percent(account.engagement),
              band: t(`tools.chatbot.bands.${engagementBand(Math.round(account.engagement * 100) / 100)}`),
              benchmark: t('accounts.performance.benchmark'),
            });
      return { sentence, allVideos: true };
    }
    if (question === 'source') {
      const sentence =
        facts.observedAt === null
          ? t('tools.chatbot.answers.unknown')
          : t('tools.chatbot.answers.source', {
              source: t(`ui.provenance.sources.${facts.source ?? 'none'}`),
              when: formats.dateTime(facts.observedAt),
            });
      return { sentence, allVideos: true };
    }
    return { sentence: ofPeriod(question, performance), allVideos: false };
  };
}
