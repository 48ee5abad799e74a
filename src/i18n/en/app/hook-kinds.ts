import type { SameShape } from '../../language/translate.ts';
import type { hooks as fr } from '../../fr/app/hook-kinds.ts';

export const hooks: SameShape<typeof fr> = {
  kinds: {
    mistake: 'mistake to avoid',
    secret: 'secret revealed',
    test: 'trial and result',
    comparison: 'comparison',
    how_to: 'how-to',
    list: 'list',
    question: 'question',
    condition: 'situation',
    story: 'personal story',
    address: 'direct address',
    statement: 'statement',
  },
};
