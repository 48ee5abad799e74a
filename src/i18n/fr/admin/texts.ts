import { admin } from './admin.ts';
import { adminMoney } from './admin-revenue.ts';

/** Words of the administration. */
export const adminTexts = { admin, adminMoney } as const;
