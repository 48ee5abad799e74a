import type { SameShape } from '../../language/translate.ts';
import type { writingWords as fr } from '../../fr/generations/texts.ts';
import { briefs } from './briefs.ts';
import { chatbot } from './assistant.ts';
import { generations } from './generations.ts';
import { scripts } from './scripts.ts';

/** Words of what is written with the product, and of the assistant. */
export const writingWords: SameShape<typeof fr> = { briefs, chatbot, generations, scripts };
