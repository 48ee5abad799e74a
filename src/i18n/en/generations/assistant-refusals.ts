import type { SameShape } from '../../language/translate.ts';
import type { assistantRefusals as fr } from '../../fr/generations/assistant-refusals.ts';

export const assistantRefusals: SameShape<typeof fr> = {
  not_understood: 'I did not understand this question. Say it another way, or choose one below.',
  out_of_scope: 'I did not understand this question, or nothing here answers it. I can answer these.',
  prediction:
    'I do not predict: nothing here says whether a video will do well. This is what your figures already say.',
  other_people: 'I only read your own accounts.',
  instructions: 'I answer questions about your figures; I do not carry out orders.',
  why_of_a_video:
    'I cannot say why one video does well or badly: figures give no cause. This is what I can show.',
  ideas:
    'I do not suggest ideas for videos. I can show what works for you; the Hooks page writes openings on your topic.',
  audience:
    'I do not know who your followers are: neither age, nor gender, nor country, nor when they are online. I know how many they are.',
  money: 'I do not know what you earn: none of my figures is about money.',
  threshold: 'I do not count the videos above or below a number. The “Videos” page sorts them by views.',
  own_length:
    'I do not work out the usual length of your videos. I can compare the views of short and long ones.',
  video_followers:
    'I do not know how many followers a video brings. I know how many you have day by day, and the views of each video.',
  place: 'I name the first of a ranking; the next ones stand in the table of the answer.',
  empty: 'Write a question.',
  too_long: 'This question is too long: say it in a sentence or two.',
};
