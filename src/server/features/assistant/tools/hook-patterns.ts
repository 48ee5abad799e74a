import { hookOf } from '#domain/account-reports/video-patterns.ts';
import { namesText } from '#domain/assistant/names-text.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { inertText } from '#domain/text/inert-text.ts';
import { localDateIn } from '#domain/time/local-days.ts';
import { hookKind } from '#domain/videos/hook-kind.ts';
import { GROUP_FLOOR } from '#domain/statistics/group-claims.ts';
import { refusalSentence } from '#presentation/sentences/advice-sentence.ts';
import { groupRow, groupSentence } from '#presentation/sentences/claim-sentence.ts';
import { hookNameWith } from '#presentation/sentences/hook-name.ts';
import { basisOf, loadFigures, noAccount, noVideos } from './account-figures.ts';
import { comparedIn, patternStats, rangeChart } from './pattern-stats.ts';
import type { Tool } from './tool.ts';
import { videosTable } from './top-videos.ts';

const SAID_CHARACTERS = 120;
const MOST_ROWS = 10;

/** Findings about openings; for a quoted one: its class, that class's result, and the videos that begin with it. */
export const hookPatterns: Tool<'hook_patterns'> = async (context, { hook, ...args }) => {
  if (hook === null) return patternStats('hook', context, args);
  const { words, timeZone, now } = context;
  const { t, formats } = words;
  const all = { kind: 'all_time', from: null, to: localDateIn(timeZone)(now), days: null } as const;
  const figures = await loadFigures(context, args.account, args.period ?? all);
  if (figures === undefined) return noAccount(context);
  const { videos } = figures;
  if (videos.length === 0) return noVideos(context, figures);
  const pattern = hookKind(hook);
  const name = hookNameWith(t)(pattern);
  const said = cutText(inertText(hook), SAID_CHARACTERS);
  const text = [t('chatbot.say.hookKind', { hook: said, kind: name })];
  const begun = videos.filter(({ caption }) => namesText(caption, hook));
  if (begun.length > 0) text.push(t('chatbot.say.hookUsed', { count: begun.length }));
  const metric = args.metric === 'engagement' ? 'engagement' : 'views';
  const table = (await comparedIn(figures, timeZone)).find(
    one => one.family === 'hook' && one.metric === metric,
  );
  const finding =
    table?.result.known === true ? table.result.lifts.find(one => one.pattern === pattern) : undefined;
  const group = { family: 'hook', pattern, metric } as const;
  if (table?.result.known !== true)
    text.push(
      t('chatbot.say.hookUntold'),
      ...(table === undefined ? [] : [refusalSentence(table.result, t)]),
    );
  else if (finding === undefined)
    text.push(t('chatbot.say.hookUntold'), t('advice.claims.floor', { count: 0, needed: GROUP_FLOOR }));
  else {
    const isClaim = finding.known && (finding.verdict === 'winner' || finding.verdict === 'loser');
    if (!isClaim) text.push(t('chatbot.say.hookUntold'));
    text.push(groupSentence(finding, table.result, group, t, formats));
  }
  text.push(t('chatbot.say.hookLimits'));
  const rows =
    finding === undefined || table?.result.known !== true
      ? []
      : [groupRow(finding, table.result, group, t, formats)];
  const families = t('reportFindings.lifts.families.hook');
  const title = t('reportFindings.lifts.chart', {
    family: families,
    metric: t(`reportFindings.lifts.metrics.${metric}`),
  });
  const chart = rangeChart(rows, { title, rowHeader: families });
  const alike = videos.filter(video => hookOf(video) === pattern);
  return {
    known: true,
    text,
    ...(chart !== undefined && { chart }),
    ...(begun.length > 0 && { table: videosTable(begun.slice(0, MOST_ROWS), words) }),
    basis: basisOf(figures, alike, {
      n: alike.length,
      method: t('chatbot.methods.lifts', { floor: formats.number(GROUP_FLOOR) }),
      doc: 'hooks#compare',
      whole: args.period === null,
    }),
    next: ['hooks', 'best', 'advice'],
  };
};
