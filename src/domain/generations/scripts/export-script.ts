import { prompterCues, type SayableBeat } from './prompter-cues.ts';
import { SHOT_WORDS, SOUND_WORDS } from '#domain/generations/scripts/shot-words.ts';
import type { VideoScript } from './video-script.ts';

const WORDS = {
  fr: { say: 'À dire', screen: 'À l’écran', shot: 'Plan', sound: 'Son', seconds: 's' },
  en: { say: 'Say', screen: 'On screen', shot: 'Shot', sound: 'Sound', seconds: 's' },
} as const;

/** Minutes and seconds, as 1:05, to the nearest second. */
export function clockOf(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

function stamp(seconds: number): string {
  const all = Math.round(seconds * 1000);
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  const hours = Math.floor(all / 3_600_000);
  return `${part(hours, 2)}:${part(Math.floor(all / 60_000) % 60, 2)}:${part(Math.floor(all / 1000) % 60, 2)},${part(all % 1000, 3)}`;
}

/** Markdown special characters are escaped; a # before a word is none. */
const plain = (text: string) => text.replace(/[\\`*_[\]<>|]|#(?![\p{L}\p{N}_])/gu, '\\$&');

/** The script as Markdown, one section per beat. */
export function scriptAsMarkdown(script: VideoScript): string {
  const words = WORDS[script.language];
  const colon = script.language === 'fr' ? '\u00A0:' : ':';
  const part = (name: string, text: string) => (text === '' ? [] : [`- **${name}**${colon} ${plain(text)}`]);
  const sections = script.beats.flatMap(beat => [
    `## ${clockOf(beat.startsAt)} – ${clockOf(beat.endsAt)}`,
    '',
    ...part(words.say, beat.lines.join(' ')),
    ...(beat.prompt === null || beat.lines.length > 0 ? [] : [`- *${plain(beat.prompt)}*`]),
    ...part(words.screen, beat.onScreen),
    ...part(words.shot, SHOT_WORDS[script.language][beat.shot]),
    ...part(words.sound, SOUND_WORDS[script.language][beat.sound]),
    '',
  ]);
  const tags = script.hashtags.length === 0 ? [] : [script.hashtags.map(tag => `#${tag}`).join(' '), ''];
  return [`# ${plain(script.title)}`, '', ...sections, ...tags].join('\n');
}

/** The spoken text as SubRip subtitles; each sentence is shown as long as it takes to say. */
export function scriptAsSrt(beats: readonly SayableBeat[]): string {
  return prompterCues(beats)
    .filter(({ kind }) => kind === 'say')
    .map(({ text, from, to }, index) => `${index + 1}\n${stamp(from)} --> ${stamp(to)}\n${text}\n`)
    .join('\n');
}

/** The spoken text, one paragraph per beat. */
export function scriptAsText(beats: readonly SayableBeat[]): string {
  return beats
    .map(({ lines }) => lines.join(' '))
    .filter(text => text !== '')
    .join('\n\n');
}
