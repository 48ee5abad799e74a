import { questionDirection } from '#domain/assistant/question-pattern.ts';
import { asksForCause, asksYesOrNo } from '#domain/assistant/yes-no.ts';
import { GROUP_FLOOR } from '#domain/statistics/group-claims.ts';
import type { GroupFinding, GroupTable } from '#domain/statistics/group-findings.ts';
import { groupSentence } from '#presentation/sentences/claim-sentence.ts';
import type { ToolContext } from './tool.ts';

type Result = Extract<GroupTable['result'], { known: true }>;
/** The comparisons of one family on one metric. */
type KnownTable = Omit<GroupTable, 'result'> & { result: Result };

const isClaim = (finding: GroupFinding) =>
  finding.known && (finding.verdict === 'winner' || finding.verdict === 'loser');

/** Sentences for the groups named in a question, then other established results, each under its own name. */
export function groupSentences(
  patterns: readonly string[],
  input: KnownTable,
  tables: readonly KnownTable[],
  { question, words }: Pick<ToolContext, 'question' | 'words'>,
): string[] {
  const { t, formats } = words;
  const say = (finding: GroupFinding, { family, metric, result }: KnownTable) =>
    groupSentence(finding, result, { family, metric, pattern: finding.pattern }, t, formats);
  const own = input.result.lifts.filter(({ pattern }) => patterns.includes(pattern));
  const others = tables.flatMap(table =>
    table.result.lifts.flatMap(finding =>
      (table === input && own.includes(finding)) || !isClaim(finding) ? [] : [say(finding, table)],
    ),
  );
  const sentences =
    own.length === 0
      ? [t('advice.claims.floor', { count: 0, needed: GROUP_FLOOR })]
      : own.map(finding => say(finding, input));
  return [...shortAnswer(own, { question, words }), ...new Set(sentences), ...others];
}

/** « Oui. » and « Non, l’inverse. » only when every requested group shows it. */
function shortAnswer(
  own: readonly GroupFinding[],
  { question, words: { t } }: Pick<ToolContext, 'question' | 'words'>,
): string[] {
  const direction = questionDirection(question);
  if (direction === null || !asksYesOrNo(question)) return [];
  const all = (verdict: 'winner' | 'loser') =>
    own.length > 0 && own.every(finding => finding.known && finding.verdict === verdict);
  const isSized = own.every(finding => finding.known && finding.low !== null && finding.high !== null);
  const isOfCause = asksForCause(question);
  if (all(direction === 'more' ? 'winner' : 'loser'))
    return [isOfCause ? t('chatbot.say.together') : t(`chatbot.say.${isSized ? 'yes' : 'yesUnsized'}`)];
  if (all(direction === 'more' ? 'loser' : 'winner'))
    return [
      isOfCause ? t('chatbot.say.togetherLess') : t(`chatbot.say.${isSized ? 'noLess' : 'noLessUnsized'}`),
    ];
  return [t('chatbot.say.cannotTell')];
}
