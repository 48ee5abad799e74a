import type { SameShape } from '../../language/translate.ts';
import type { adminTexts as fr } from '../../fr/admin/texts.ts';
import { admin } from './admin.ts';
import { adminMoney } from './admin-revenue.ts';

export const adminTexts: SameShape<typeof fr> = { admin, adminMoney };
