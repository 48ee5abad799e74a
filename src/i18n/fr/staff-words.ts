import { admin } from './admin.ts';
import { adminMoney } from './admin-money.ts';

/** Words of the administration. */
export const staffWords = { admin, adminMoney } as const;
