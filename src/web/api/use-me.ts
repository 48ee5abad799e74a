import { useQuery } from '@tanstack/react-query';
import { orpc } from './orpc.ts';

/** The signed-in person: profile, role, community link. One request, shared by the whole app. */
export function useMe() {
  return useQuery(orpc.me.get.queryOptions());
}
