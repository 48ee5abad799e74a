import type { SameShape } from '../../language/translate.ts';
import type { adminTexts as fr } from '../../fr/admin/texts.ts';
import { admin } from './admin.ts';
import { adminMoney } from './admin-revenue.ts';

/** Words of the administration. */
export const adminTexts: SameShape<typeof fr> = { admin, adminMoney };
