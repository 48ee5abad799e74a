import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { Contract } from '#contract/contract.ts';
import { getAccessToken, renewAccessToken } from '#web/shared/session/session.ts';
import { assumedHeaders, exitEndedView } from '#web/shared/session/assumed-headers.ts';

const link = new RPCLink({
  url: () => `${location.origin}/rpc`,
  headers: async (_options, path) => {
    const token = await getAccessToken();
    const language = { 'accept-language': document.documentElement.lang || 'fr' };
    if (token === null) return language;
    return { ...language, authorization: `Bearer ${token}`, ...assumedHeaders(path) };
  },
  /** A refused token is renewed once; a second refusal ends the session (see `renewAccessToken`). */
  async fetch(request, init) {
    const again = request.clone();
    const answer = await fetch(request, init);
    await exitEndedView(answer);
    if (answer.status !== 401 || !request.headers.has('authorization')) return answer;
    const token = await renewAccessToken();
    if (token === null) return answer;
    again.headers.set('authorization', `Bearer ${token}`);
    return fetch(again, init);
  },
});

/** Every call of the contract, typed: `await client.accounts.list()`. */
export const client: ContractRouterClient<Contract> = createORPCClient(link);

/** The same calls as TanStack Query options: `useQuery(orpc.accounts.list.queryOptions())`. */
export const orpc = createTanstackQueryUtils(client);
