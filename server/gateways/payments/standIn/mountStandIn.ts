import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { minorDigits } from '#contract/currencyDigits';
import type { Fetch } from '../../connect/connect';
import { checkoutPage, confirmationPage, endedPage, pageStyle } from './page';
import { confirmAtPage, type PageOutcome, payAtPage, sessionOf } from './sessions';
import { StripeStandIn, standInKeyPattern, standInWebhookSecret } from './standIn';
import { StandInError } from './standInError';
import type { StandInAccount, StandInEvent } from './standInState';

/** The stand-in as the demo serves it. */
export interface ServedStandIn {
  fetch: Fetch;
  /** Sends the messages of an account to a path of this server, as well as those that were recorded before. */
  listen(key: string, path: string): void;
}

const base = '/stand-in';
/** Its pages lead back to pages anywhere, and load nothing but their style. */
const pagePolicy = "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'";

function readKept(file: string): Record<string, StandInAccount> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Keeps the accounts, so that a payment from before a restart can still be captured. */
function keep(file: string, accounts: Record<string, StandInAccount>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(accounts), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

interface Settings {
  now: () => Date;
  /** The address of this server, as browsers know it. */
  address: string;
  /** Where it keeps its accounts; in memory only if not given. */
  file?: string;
}

/**
 * Serves the stand-in: its checkout page, and its messages to this server. Only the demo and tests mount it: anyone who knows the address of a page can pay there with a test card.
 */
export function mountStandIn(app: FastifyInstance, { now, address, file }: Settings): ServedStandIn {
  const paths = new Map<string, Set<string>>();
  let sending = Promise.resolve();
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    await sending;
  });

  async function send(key: string, events: readonly StandInEvent[]): Promise<void> {
    for (const event of events) {
      for (const path of paths.get(key) ?? []) {
        if (isClosing) return;
        const { body, headers } = standIn.sign(event, standInWebhookSecret(key));
        await app.inject({ method: 'POST', url: path, headers, payload: body });
      }
    }
  }

  const standIn = new StripeStandIn({
    ...{ now, pages: `${address}${base}`, accounts: file ? readKept(file) : {} },
    onEvents(key, events) {
      if (file) keep(file, standIn.accounts());
      // After the answer that they are about.
      setTimeout(() => {
        sending = sending.then(() => send(key, events)).catch((error: unknown) => app.log.warn(error, 'the stand-in'));
      }, 50).unref();
    },
  });

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    );

    const page = (reply: FastifyReply, html: string) =>
      reply.header('content-security-policy', pagePolicy).type('text/html; charset=utf-8').send(html);

    function factsOf(id: string) {
      const key = standIn.keyOfSession(id);
      if (!key) return null;
      const { session, description } = standIn.at(key, (desk) => ({
        session: sessionOf(desk, id),
        description: desk.account.plans[id]?.description ?? '',
      }));
      return { key, session, description, digits: minorDigits(session.currency ?? 'EUR') };
    }

    function showOutcome(reply: FastifyReply, id: string, outcome: PageOutcome) {
      if (outcome.kind === 'done') return reply.redirect(outcome.address, 303);
      if (outcome.kind === 'confirm') return reply.redirect(`${base}/confirm/${id}`, 303);
      const facts = factsOf(id);
      return page(reply, facts ? checkoutPage({ ...facts, problem: outcome.reason }) : endedPage());
    }

    function act(reply: FastifyReply, id: string, work: (key: string) => PageOutcome) {
      const facts = factsOf(id);
      if (facts?.session.status !== 'open') return page(reply, endedPage());
      try {
        return showOutcome(reply, id, work(facts.key));
      } catch (error) {
        if (error instanceof StandInError) return page(reply, endedPage());
        throw error;
      }
    }

    type ById = { Params: { id: string }; Body: Record<string, string> };
    scope.get(`${base}/page.css`, (_request, reply) => reply.type('text/css; charset=utf-8').send(pageStyle));
    scope.get<ById>(`${base}/checkout/:id`, (request, reply) => {
      const facts = factsOf(request.params.id);
      return page(reply, facts?.session.status === 'open' ? checkoutPage(facts) : endedPage());
    });
    scope.post<ById>(`${base}/checkout/:id`, ({ params: { id }, body }, reply) =>
      act(reply, id, (key) => standIn.at(key, (desk) => payAtPage(desk, id, body.number ?? ''))),
    );
    scope.get<ById>(`${base}/confirm/:id`, (request, reply) => {
      const facts = factsOf(request.params.id);
      return page(reply, facts?.session.status === 'open' ? confirmationPage(facts) : endedPage());
    });
    scope.post<ById>(`${base}/confirm/:id`, ({ params: { id }, body }, reply) =>
      act(reply, id, (key) => standIn.at(key, (desk) => confirmAtPage(desk, id, body.answer === 'yes'))),
    );
  });

  return {
    fetch: standIn.fetch,
    listen(key, path) {
      const registered = paths.get(key) ?? new Set();
      paths.set(key, registered.add(path));
    },
  };
}

/** The connector, except for requests with a key of the stand-in. */
export const withStandIn =
  (fetch: Fetch, standIn: Pick<ServedStandIn, 'fetch'> | null): Fetch =>
  (url, request = {}) => {
    const [, value = ''] = Object.entries(request.headers ?? {}).find(([name]) => /^authorization$/i.test(name)) ?? [];
    const isStandIn = standInKeyPattern.test(value.replace(/^Bearer /, ''));
    return standIn && isStandIn ? standIn.fetch(url, request) : fetch(url, request);
  };
