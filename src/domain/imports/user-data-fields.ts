/** The only fields read from a « Download your data » file: messages, addresses and viewing history are never read. */
export const POST_FIELDS = ['Date', 'Link', 'Likes', 'Title', 'WhoCanView'] as const;
export const PROFILE_FIELDS = [
  'userName',
  'displayName',
  'followerCount',
  'followingCount',
  'likesReceived',
] as const;
/** The meaning of each of them. */
export const USER_DATA_MEANING = {
  Date: 'post_time',
  Link: 'link',
  Likes: 'likes',
  Title: 'title',
  WhoCanView: 'visibility',
  userName: 'account',
  displayName: 'name',
  followerCount: 'followers',
  followingCount: 'following',
  likesReceived: 'likes',
} as const;
