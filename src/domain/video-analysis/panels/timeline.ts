import type { MediaFacts, TimeSpan } from '#domain/media/media-facts.ts';
import type { CtaKind } from '#domain/video-analysis/text/cta-kinds.ts';
import type { FoundCta } from '#domain/video-analysis/text/find-ctas.ts';
import { quotedWords } from '#domain/video-analysis/text/text-words.ts';
import type { Transcript } from '#domain/video-analysis/findings/transcript.ts';
import type { Found } from '#domain/video-analysis/findings/findings.ts';

/** All timed items, bounded in number. */
export interface Timeline {
  durationSeconds: number;
  shots: TimeSpan[];
  silences: TimeSpan[];
  speech: TimeSpan[];
  texts: (TimeSpan & { text: string })[];
  ctas: { kind: CtaKind; second: number }[];
  /** Number of marks beyond the drawing limit. */
  leftOut: number;
}

const MOST_MARKS = 240;

/** Timed events: from the file if there is one, else from the word times alone. */
export function timelineOf(
  facts: MediaFacts | null | undefined,
  transcript: Transcript | null | undefined,
  ctas: readonly FoundCta[],
  seconds: number | null,
): Found<Timeline> {
  const lines = transcript?.timed === true ? transcript.lines : [];
  const last = Math.max(0, ...lines.slice(-1).map(({ toSecond }) => toSecond));
  const durationSeconds = facts?.file.durationSeconds ?? seconds ?? last;
  if ((facts === null || facts === undefined) && lines.length === 0) return { absent: 'no_file' };
  if (!(durationSeconds > 0)) return { absent: 'too_short' };
  const within = <Span extends TimeSpan>(spans: readonly Span[]) =>
    spans.filter(({ fromSecond, toSecond }) => fromSecond >= 0 && toSecond >= fromSecond);
  const shots = facts?.pictures.notAssessed === null ? within(facts.pictures.shots) : [];
  const silences = facts?.sound.notAssessed === null ? within(facts.sound.silences) : [];
  const heard = facts?.speech.notAssessed === null ? within(facts.speech.segments) : null;
  const speech = heard ?? within(lines);
  const texts = facts?.texts.notAssessed === null ? within(facts.texts.items) : [];
  const span = ({ fromSecond, toSecond }: TimeSpan) => ({
    fromSecond: Math.min(fromSecond, durationSeconds),
    toSecond: Math.min(toSecond, durationSeconds),
  });
  const lists = [shots, silences, speech, texts];
  return {
    absent: null,
    durationSeconds,
    shots: shots.slice(0, MOST_MARKS).map(span),
    silences: silences.slice(0, MOST_MARKS).map(span),
    speech: speech.slice(0, MOST_MARKS).map(span),
    texts: texts.slice(0, MOST_MARKS).map(one => ({ ...span(one), text: quotedWords(one.text) })),
    ctas: ctas.flatMap(({ kind, quote }) =>
      quote.second === null ? [] : [{ kind, second: Math.min(quote.second, durationSeconds) }],
    ),
    leftOut: lists.reduce((sum, list) => sum + Math.max(0, list.length - MOST_MARKS), 0),
  };
}
