import type { Language } from '#domain/language/text/spoken-words.ts';
import type { Shot, Sound } from '#domain/generations/scripts/beat-sheet.ts';

export const SHOT_WORDS: Readonly<Record<Language, Readonly<Record<Shot, string>>>> = {
  fr: {
    face: 'Face caméra, plan serré',
    hands: 'Gros plan sur le geste',
    wide: 'Plan large, caméra posée',
    before: 'Plan fixe : l’état de départ',
    after: 'Plan fixe : l’état d’arrivée',
    'side-by-side': 'Écran coupé en deux',
    walk: 'Caméra à la main, en mouvement',
    comment: 'Commentaire affiché à l’écran',
    result: 'Gros plan sur le résultat',
    screen: 'Capture d’écran',
  },
  en: {
    face: 'To camera, close up',
    hands: 'Close-up of the gesture',
    wide: 'Wide shot, camera set down',
    before: 'Still shot: how it starts',
    after: 'Still shot: how it ends',
    'side-by-side': 'Split screen',
    walk: 'Handheld, on the move',
    comment: 'The comment on screen',
    result: 'Close-up of the result',
    screen: 'Screen capture',
  },
};

export const SOUND_WORDS: Readonly<Record<Language, Readonly<Record<Sound, string>>>> = {
  fr: {
    voice: 'Voix seule',
    cut: 'Coupe franche',
    'music-in': 'La musique monte',
    pause: 'Une demi-seconde de silence',
    ambient: 'Son d’ambiance',
  },
  en: {
    voice: 'Voice only',
    cut: 'Hard cut',
    'music-in': 'Music comes up',
    pause: 'Half a second of silence',
    ambient: 'Natural sound',
  },
};
