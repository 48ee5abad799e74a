import type { ScriptBeat, VideoScript } from './video-script.ts';
import { SHOT_WORDS, SOUND_WORDS } from './shot-words.ts';

const WORDS = {
  fr: { say: 'À dire', screen: 'À l’écran', shot: 'Plan', sound: 'Son', seconds: 's' },
  en: { say: 'Say', screen: 'On screen', shot: 'Shot', sound: 'Sound', seconds: 's' },
} as const;

function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds - minutes * 60;
  return `${minutes}:${String(Math.floor(rest)).padStart(2, '0')}`;
}

function stamp(seconds: number): string {
  const all = Math.round(seconds * 1000);
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  const hours = Math.floor(all / 3_600_000);
  return `${part(hours, 2)}:${part(Math.floor(all / 60_000) % 60, 2)}:${part(Math.floor(all / 1000) % 60, 2)},${part(all % 1000, 3)}`;
}

/** Signs that would be read as Markdown stand for themselves. */
const plain = (text: string) => text.replace(/([\\`*_[\]<>#|])/gu, '\\$1');

/** The script as Markdown, one section a beat. */
export function scriptAsMarkdown(script: VideoScript): string {
  const words = WORDS[script.language];
  const colon = script.language === 'fr' ? '\u00A0:' : ':';
  const part = (name: string, text: string) => (text === '' ? [] : [`- **${name}**${colon} ${plain(text)}`]);
  const sections = script.beats.flatMap(beat => [
    `## ${clock(beat.startsAt)} – ${clock(beat.endsAt)}`,
    '',
    ...part(words.say, beat.lines.join(' ')),
    ...(beat.prompt === null ? [] : [`- *${plain(beat.prompt)}*`]),
    ...part(words.screen, beat.onScreen),
    ...part(words.shot, SHOT_WORDS[script.language][beat.shot]),
    ...part(words.sound, SOUND_WORDS[script.language][beat.sound]),
    '',
  ]);
  const tags = script.hashtags.length === 0 ? [] : [script.hashtags.map(tag => `\\#${tag}`).join(' '), ''];
  return [`# ${plain(script.title)}`, '', ...sections, ...tags].join('\n');
}

function cues(beat: ScriptBeat): { text: string; from: number; to: number }[] {
  const length = beat.lines.reduce((sum, line) => sum + line.length, 0);
  let from = beat.startsAt;
  const speech = Math.min(beat.endsAt - beat.startsAt, Math.max(beat.spokenSeconds, 0.5));
  return beat.lines.map(text => {
    const to = from + (length === 0 ? 0 : (speech * text.length) / length);
    const cue = { text, from, to };
    from = to;
    return cue;
  });
}

/** What is said, as SubRip subtitles; each sentence stands as long as it takes to say. */
export function scriptAsSrt(script: VideoScript): string {
  return script.beats
    .flatMap(cues)
    .map(({ text, from, to }, index) => `${index + 1}\n${stamp(from)} --> ${stamp(to)}\n${text}\n`)
    .join('\n');
}
