import type { AuthServer } from './auth-server.ts';

/** A browser's cookie jar, as far as the round trip to Google needs one. */
export class Browser {
  cookie: string | undefined;
  readonly #server: AuthServer;
  constructor(server: AuthServer) {
    this.#server = server;
  }

  /** Opens the URL that the auth client made; returns where Google sends the browser back to, not followed yet. */
  async leave(address: string): Promise<string> {
    const response = await this.#get(address);
    return this.atGoogle(response.headers.get('location') ?? '');
  }

  /** Passes Google's page. */
  async atGoogle(address: string): Promise<string> {
    const response = await fetch(address, { redirect: 'manual' });
    const back = response.headers.get('location');
    if (back === null)
      throw new Error(`Google kept the browser: ${response.status} ${await response.text()}`);
    return back;
  }

  /** Follows the way back; returns where on our site the browser lands. */
  async comeBack(address: string): Promise<URL> {
    const response = await this.#get(address);
    return new URL(response.headers.get('location') ?? 'missing:');
  }

  async oauthFlow(address: string): Promise<URL> {
    return this.comeBack(await this.leave(address));
  }

  async #get(address: string): Promise<Response> {
    const { pathname, search } = new URL(address);
    const base = new URL(this.#server.url);
    const response = await fetch(`${base.origin}${pathname}${search}`, {
      redirect: 'manual',
      headers: this.cookie === undefined ? {} : { cookie: this.cookie },
    });
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0];
    return response;
  }
}

/** The error in the URL of a landing page. */
export function errorIn(landing: URL): string | null {
  return new URLSearchParams(landing.hash.slice(1)).get('error_code');
}
