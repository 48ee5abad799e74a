import { useQuery } from '@tanstack/react-query';
import { orpc } from './orpc.ts';

/**
 * The signed-in user: profile, role, community link. One request, shared by the whole app. After a failure only a
 * button retries it: otherwise each mounting component would request it again and hide the failure.
 */
export function useMe() {
  return useQuery({ ...orpc.me.get.queryOptions(), retryOnMount: false });
}
