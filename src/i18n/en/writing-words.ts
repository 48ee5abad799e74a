import type { SameShape } from '../translate.ts';
import type { writingWords as fr } from '../fr/writing-words.ts';
import { briefs } from './briefs.ts';
import { chatbot } from './chatbot.ts';
import { generations } from './generations.ts';
import { scripts } from './scripts.ts';

/** Words of what is written with the product, and of the assistant. */
export const writingWords: SameShape<typeof fr> = { briefs, chatbot, generations, scripts };
