import type { SameShape } from '../translate.ts';
import type { staffWords as fr } from '../fr/staff-words.ts';
import { admin } from './admin.ts';
import { adminMoney } from './admin-money.ts';

/** Words of the administration. */
export const staffWords: SameShape<typeof fr> = { admin, adminMoney };
