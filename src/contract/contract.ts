import { accounts } from './accounts.ts';
import { admin } from './admin.ts';
import { dashboard } from './dashboard.ts';
import { imports } from './imports.ts';
import { me } from './me.ts';
import { quotas } from './quotas.ts';
import { videos } from './videos.ts';

/** The wire: every call of the product. Served as REST under /api/v1 and as RPC under /rpc. */
export const contract = { me, quotas, accounts, imports, videos, dashboard, admin };
export type Contract = typeof contract;
