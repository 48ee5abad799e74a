import type { GenerationBrief, ScriptContent } from '#contract/generations/generations.ts';
import type { Platform } from '#domain/generations/brief/brief.ts';
import { getBeatSheet } from '#domain/generations/scripts/beat-sheets.ts';
import { measureScript } from '#domain/generations/scripts/edit-script.ts';
import { clockOf } from '#domain/generations/scripts/export-script.ts';
import { SHOT_WORDS, SOUND_WORDS } from '#domain/generations/scripts/shot-words.ts';
import { note, paragraph, words as plain, type ReportDocument } from '../document.ts';
import { inertText } from '#domain/text/inert-text.ts';
import type { ScriptWords } from './texts.ts';

const PLATFORM_NAMES: Record<Platform, string> = { tiktok: 'TikTok', reels: 'Reels', shorts: 'Shorts' };

/** A shooting sheet: the timeline beat by beat, then the plain text to read aloud. */
export function scriptDocument(
  { platform }: Pick<GenerationBrief, 'platform'>,
  script: ScriptContent,
  { say, formats }: ScriptWords,
): ReportDocument {
  const { language, beats, hashtags } = script;
  const { spokenSeconds } = measureScript(script);
  const spoken = beats.map(({ lines }) => inertText(lines.join(' '))).filter(text => text !== '');
  return {
    language,
    title: inertText(script.title),
    subtitle: [
      say('facts', {
        seconds: script.seconds,
        sheet: getBeatSheet(script.sheet).names[language],
        platform: PLATFORM_NAMES[platform],
      }),
      say('fit', { words: formats.number(script.words), spoken: formats.number(spokenSeconds, 0) }),
      ...(script.assumesExperience ? [say('lived')] : []),
    ],
    sections: [
      {
        title: say('timeline'),
        blocks: [
          {
            kind: 'table',
            table: {
              caption: null,
              columns: [
                { title: say('time'), width: 1.1 },
                { title: say('say'), width: 4 },
                { title: say('screen'), width: 1.9 },
                { title: say('shot'), width: 2 },
              ],
              rows: beats.map(beat => [
                plain(`${clockOf(beat.startsAt)} – ${clockOf(beat.endsAt)}`),
                plain(inertText(beat.lines.length > 0 ? beat.lines.join(' ') : (beat.prompt ?? ''))),
                plain(inertText(beat.onScreen)),
                plain(`${SHOT_WORDS[language][beat.shot]}. ${SOUND_WORDS[language][beat.sound]}.`),
              ]),
            },
          },
          ...(hashtags.length === 0 ? [] : [note(hashtags.map(tag => `#${inertText(tag)}`).join(' '))]),
        ],
      },
      { title: say('read'), blocks: spoken.map(paragraph) },
    ],
    print: {
      footer: say('footer', { page: '{page}', pages: '{pages}' }),
      unwritten: say('unwritten'),
      omitted: say('omitted'),
    },
  };
}
