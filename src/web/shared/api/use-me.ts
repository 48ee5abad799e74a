import { useQuery } from '@tanstack/react-query';
import { orpc } from './orpc.ts';

/**
 * The signed-in person: profile, role, community link. One request, shared by the whole app. When it fails, it is asked again
 * by a button alone: each part of a page that comes would ask anew, and hide that it failed.
 */
export function useMe() {
  return useQuery({ ...orpc.me.get.queryOptions(), retryOnMount: false });
}
