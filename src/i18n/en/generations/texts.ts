import type { SameShape } from '../../language/translate.ts';
import type { generationTexts as fr } from '../../fr/generations/texts.ts';
import { briefs } from './briefs.ts';
import { chatbot } from './assistant.ts';
import { generations } from './generations.ts';
import { scripts } from './scripts.ts';

/** Texts of the generators and of the assistant. */
export const generationTexts: SameShape<typeof fr> = { briefs, chatbot, generations, scripts };
