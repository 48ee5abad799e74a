import { admin } from './admin.ts';
import { adminMoney } from './admin-revenue.ts';

export const adminTexts = { admin, adminMoney } as const;
