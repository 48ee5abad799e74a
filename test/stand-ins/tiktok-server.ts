import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A user who can authorise a client, with the data that the API returns for them. */
export interface TiktokPerson {
  openId: string;
  username: string;
  followers: number;
  videos: object[];
  /** Of the scopes asked for, those granted; absent: all. */
  grants?: string[];
  /** Videos of theirs that are not public: counted, never listed. */
  hidden?: number;
}

export type Misbehaviour = (request: {
  path: string;
  body: string;
}) => { status: number; body: string; headers?: Record<string, string> } | undefined;

export interface TiktokServer {
  origin: string;
  /** Paths asked for, in order. */
  asked: string[];
  /** Returns a response instead of the documented one; undefined: as documented. */
  misbehave: Misbehaviour | null;
  /** The user who is signed in at TikTok. */
  person: TiktokPerson;
  /** The callback parameters after consent on the page at `url`. */
  allow(url: string): URLSearchParams;
  /** The callback parameters of a refusal, instead of consent. */
  refuses: Record<string, string> | null;
  /** Ends every permission given so far. */
  revokeAll(): void;
  expireAccess(): void;
  refreshes: number;
  revoked: string[];
  close(): Promise<void>;
}

interface Grant {
  person: TiktokPerson;
  scopes: string[];
  access: string;
  refresh: string;
}

const CLIENT = { key: 'sbawtestclient', secret: 'a client secret of the test' };
export const TIKTOK_ENV = { TIKTOK_CLIENT_KEY: CLIENT.key, TIKTOK_CLIENT_SECRET: CLIENT.secret };

/** TikTok's sign-in and Display API on this machine, as their pages describe them: shapes, errors, rotation, paging. */
export async function openTiktokServer(person: TiktokPerson): Promise<TiktokServer> {
  const codes = new Map<string, { grant: Grant; challenge: string; redirectUri: string }>();
  let grants: Grant[] = [];
  const expired = new Set<string>();

  const state: TiktokServer = {
    origin: '',
    asked: [],
    misbehave: null,
    person,
    refuses: null,
    allow,
    revokeAll: () => (grants = []),
    expireAccess: () => grants.forEach(grant => expired.add(grant.access)),
    refreshes: 0,
    revoked: [],
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  state.origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return state;

  function allow(url: string): URLSearchParams {
    const asked = new URL(url).searchParams;
    const wanted = (asked.get('scope') ?? '').split(',');
    const grant = newGrant(state.person, state.person.grants ?? wanted);
    const code = `${randomBytes(12).toString('hex')}*0!6410`;
    codes.set(code, {
      grant,
      challenge: asked.get('code_challenge') ?? '',
      redirectUri: asked.get('redirect_uri') ?? '',
    });
    return new URLSearchParams({ code, scopes: grant.scopes.join(','), state: asked.get('state') ?? '' });
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const part of request) body += String(part);
    const url = new URL(request.url ?? '/', state.origin);
    state.asked.push(url.pathname);
    const other = state.misbehave?.({ path: url.pathname, body });
    if (other !== undefined) {
      response
        .writeHead(other.status, { 'content-type': 'application/json', ...other.headers })
        .end(other.body);
      return;
    }
    const answer = (status: number, value: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (url.pathname === '/v2/auth/authorize/') {
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      const { refuses } = state;
      back.search = (
        refuses === null
          ? allow(url.href)
          : new URLSearchParams({ ...refuses, state: url.searchParams.get('state') ?? '' })
      ).toString();
      response.writeHead(302, { location: back.href }).end();
      return;
    }
    if (url.pathname === '/v2/oauth/token/') return void answer(...token(new URLSearchParams(body)));
    if (url.pathname === '/v2/oauth/revoke/') {
      state.revoked.push(new URLSearchParams(body).get('token') ?? '');
      return void answer(200, {});
    }
    const access = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const grant = grants.find(one => one.access === access);
    if (grant === undefined || expired.has(access)) return void answer(401, failure('access_token_invalid'));
    const fields = (url.searchParams.get('fields') ?? '').split(',');
    if (url.pathname === '/v2/user/info/') return void answer(...userInfo(grant, fields));
    if (url.pathname === '/v2/video/list/') return void answer(...videoList(grant, body));
    answer(404, failure('not_found'));
  }

  function token(form: URLSearchParams): [number, object] {
    if (form.get('client_key') !== CLIENT.key || form.get('client_secret') !== CLIENT.secret)
      return [401, { error: 'invalid_client', error_description: 'Client is wrong.', log_id: 'L1' }];
    if (form.get('grant_type') === 'refresh_token') {
      const old = grants.find(grant => grant.refresh === form.get('refresh_token'));
      if (old === undefined)
        return [
          400,
          { error: 'invalid_grant', error_description: 'Refresh token is invalid or expired.', log_id: 'L2' },
        ];
      state.refreshes += 1;
      grants = grants.filter(grant => grant !== old);
      return [200, told(newGrant(old.person, old.scopes))];
    }
    const code = form.get('code') ?? '';
    const kept = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('hex');
    if (kept === undefined)
      return [400, { error: 'invalid_grant', error_description: 'Code is expired.', log_id: 'L3' }];
    if (kept.challenge !== challenge || kept.redirectUri !== form.get('redirect_uri'))
      return [
        400,
        {
          error: 'invalid_request',
          error_description: 'Code verifier or code challenge is invalid.',
          log_id: 'L4',
        },
      ];
    return [200, told(kept.grant)];
  }

  function newGrant(who: TiktokPerson, scopes: string[]): Grant {
    const random = () => randomBytes(12).toString('hex');
    const grant = {
      person: who,
      scopes,
      access: `act.${random()}!4521.va`,
      refresh: `rft.${random()}!4601.va`,
    };
    grants.push(grant);
    return grant;
  }

  function told({ person: who, scopes, access, refresh }: Grant): object {
    return {
      access_token: access,
      expires_in: 7_200,
      open_id: who.openId,
      refresh_token: refresh,
      refresh_expires_in: 15_552_000,
      scope: scopes.join(','),
      token_type: 'Bearer',
    };
  }

  function userInfo({ person: who, scopes }: Grant, fields: string[]): [number, object] {
    const all: Record<string, [string, unknown]> = {
      open_id: ['user.info.basic', who.openId],
      display_name: ['user.info.basic', `Nom de ${who.username}`],
      username: ['user.info.profile', who.username],
      is_verified: ['user.info.profile', true],
      follower_count: ['user.info.stats', who.followers],
      following_count: ['user.info.stats', 64],
      likes_count: ['user.info.stats', 2_300_456_789],
      video_count: ['user.info.stats', who.videos.length + (who.hidden ?? 0)],
    };
    const user: Record<string, unknown> = {};
    for (const field of fields) {
      const [scope, value] = all[field] ?? ['', undefined];
      if (!scopes.includes(scope)) return [401, failure('scope_not_authorized')];
      user[field] = value;
    }
    return [200, { data: { user }, error: { code: 'ok', message: '', log_id: 'L' } }];
  }

  function videoList({ person: who, scopes }: Grant, body: string): [number, object] {
    if (!scopes.includes('video.list')) return [401, failure('scope_not_authorized')];
    const { cursor = 0, max_count: count = 10 } = JSON.parse(body) as { cursor?: number; max_count?: number };
    if (count > 20) return [400, failure('invalid_params')];
    const end = cursor + count;
    return [
      200,
      {
        data: { videos: who.videos.slice(cursor, end), cursor: end, has_more: end < who.videos.length },
        error: { code: 'ok', message: '', log_id: 'L' },
      },
    ];
  }
}

export function failure(code: string): object {
  return { data: {}, error: { code, message: `about ${code}`, log_id: '20261102120000EE' } };
}

/** A video as the API returns it, published `index` hours before `now`. */
export function displayVideo(username: string, now: Date, index: number, changes: object = {}): object {
  const seconds = Math.floor(now.getTime() / 1_000) - (index + 1) * 3_600;
  const id = ((BigInt(seconds) << 32n) + BigInt(index)).toString();
  return {
    id,
    create_time: seconds,
    cover_image_url: 'https://p16.tiktokcdn-eu.com/cover.jpeg',
    share_url: `https://www.tiktok.com/@${username}/video/${id}?utm_campaign=tt4d_open_api&utm_source=x`,
    video_description: `Vidéo ${index}`,
    title: '',
    duration: 12,
    like_count: 1_234 + index,
    comment_count: 12,
    share_count: 3,
    view_count: 123_457 + index,
    ...changes,
  };
}
