import { DAY_MS } from '#domain/time/day-ms.ts';
import type { ServerModel } from '#contract/admin/admin-model.ts';
import { PRICES_AS_OF } from '#domain/ai-models/price-table.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { listSpending } from '../queries/model-calls.queries.ts';
import { getServerModel } from '../queries/server-model.ts';

const DAYS = 30;
const MICRO_USD_A_CENT = 10_000;

/** The deployment's model and the recent model usage of all users. */
export async function showServerModel(app: AppContext): Promise<ServerModel> {
  const kept = await getServerModel(app);
  const since = new Date(app.clock.now().getTime() - DAYS * DAY_MS);
  const rows = await listSpending(app.db.system, since);
  return {
    model:
      kept === undefined
        ? null
        : {
            provider: kept.place.provider,
            baseUrl: kept.place.baseUrl,
            model: kept.place.model,
            keyEnding: kept.keyEnding,
            isReadable: kept.isReadable,
            capabilities: kept.capabilities,
            savedAt: kept.savedAt?.toISOString() ?? null,
            checkedAt: kept.checkedAt?.toISOString() ?? null,
            of: kept.of,
          },
    spending: rows.map(row => ({
      payer: row.payer,
      provider: row.provider,
      model: row.model,
      calls: row.calls,
      failed: row.failed,
      users: row.users,
      inputTokens: row.input_tokens,
      outputTokens: row.output_tokens,
      cents: row.cost_micro_usd / MICRO_USD_A_CENT,
    })),
    days: DAYS,
    pricesAsOf: PRICES_AS_OF,
  };
}
