import { briefs } from './briefs.ts';
import { chatbot } from './assistant.ts';
import { generations } from './generations.ts';
import { scripts } from './scripts.ts';

/** Texts of the generators and of the assistant. */
export const generationTexts = { briefs, chatbot, generations, scripts } as const;
