import { randomInt } from 'node:crypto';
import type { TestApp } from './buildTestApp';
import type { SocialProviderServer } from './socialProvider';

/** Where a sign-in with another service ended: the app's page, with a ticket or what went wrong. */
interface Ending {
  purpose: string | null;
  from: string | null;
  ticket: string | null;
  key: string | null;
  error: string | null;
}

const endingOf = (location: string): Ending => {
  const { searchParams, hash, pathname } = new URL(location, 'https://app.operator.test');
  if (pathname !== '/store/social') throw new Error(`the browser was sent to ${location}`);
  const result = new URLSearchParams(hash.slice(1));
  return {
    ...{ purpose: searchParams.get('for'), from: searchParams.get('from') },
    ...{ ticket: result.get('ticket'), key: result.get('key'), error: result.get('error') },
  };
};

/** A browser of its own, with its cookies, on its way through a service. */
export class SocialBrowser {
  cookies: Record<string, string> = {};
  readonly address = `10.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`;

  constructor(
    private readonly app: TestApp['app'],
    private readonly headers: Record<string, string> = {},
  ) {}

  /** Opens an address of our server. */
  async open(url: string) {
    const cookie = Object.entries(this.cookies).map(([name, value]) => `${name}=${value}`);
    const reply = await this.app.inject({
      ...{ method: 'GET', url, remoteAddress: this.address },
      headers: { accept: 'text/html', cookie: cookie.join('; '), ...this.headers },
    });
    for (const { name, value } of reply.cookies) this.cookies[name] = encodeURIComponent(value);
    return reply;
  }

  /** Begins a sign-in. @returns the service's address that the browser is sent to */
  async begin(query: Record<string, string> = {}, position = 1): Promise<string> {
    const reply = await this.open(`/auth/social/start/${position}?${new URLSearchParams(query)}`);
    return String(reply.headers.location);
  }

  /** Signs in at the service. @returns our address that the service sends the browser back to */
  async consent(address: string): Promise<string> {
    const reply = await fetch(address, { redirect: 'manual' });
    const { pathname, search } = new URL(reply.headers.get('location') ?? '');
    return `${pathname}${search}`;
  }

  /** Comes back from the service. */
  async comeBack(url: string): Promise<Ending> {
    return endingOf(String((await this.open(url)).headers.location));
  }

  /** All of it. */
  async signIn(query: Record<string, string> = {}, position = 1): Promise<Ending> {
    return this.comeBack(await this.consent(await this.begin(query, position)));
  }
}

/** The ticket of someone who signs in with a service. */
export async function ticketFor(
  app: TestApp['app'],
  provider: SocialProviderServer,
  person: SocialProviderServer['person'],
): Promise<string> {
  provider.person = person;
  const { ticket, error } = await new SocialBrowser(app).signIn();
  if (!ticket) throw new Error(`the service signed no one in: ${error}`);
  return ticket;
}
