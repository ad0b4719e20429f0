import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callPath } from '#contract/calls/callPath';
import type { Env } from '../env';
import type { KnownDevice, SignInAccount } from './handler';

const prefix = 'known_device_';
const lifetimeSeconds = 365 * 86_400;
/** Most cookies on one device. Beyond this the oldest are removed, because request headers are limited in size. */
const cookiesMax = 30;

/** Cookies are only sent to the calls that need them. */
const commonPaths = [callPath('sign_in'), callPath('social_sign_in'), callPath('verify_second_factor')];
const paths = {
  owner: [callPath('login'), ...commonPaths, callPath('otp_verification')],
  sub_store: [callPath('sub_store_login'), ...commonPaths],
};

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);
const accountPrint = ({ kind, id }: Pick<SignInAccount, 'kind' | 'id'>): string => fingerprint(`${kind} ${id}`);
/** A proof ends when the password changes: someone who knew the old one could have made any number of proofs. */
const passwordPrint = ({ kind, id, password_hash }: SignInAccount): string =>
  fingerprint(`${kind} ${id} ${password_hash}`);

/** `account.password.device.seconds since 1970`, without the signature. */
const readProof = (value: string) => {
  const [account = '', password = '', device = '', issued = ''] = value.split('.');
  return { account, password, device, issued: Number.parseInt(issued, 36) };
};

/** Lets calls read and set the proofs. The signing key is derived from APP_KEY, which all processes share. */
export async function readDeviceCookies(app: FastifyInstance, env: Pick<Env, 'APP_KEY'>): Promise<void> {
  const secret = Buffer.from(hkdfSync('sha256', env.APP_KEY, '', 'storedesk known devices', 32));
  await app.register(cookie, { secret });
}

/** @param now the server's clock */
export function knownDevice(request: FastifyRequest, reply: FastifyReply, now: () => Date): KnownDevice {
  const cookies = () => Object.entries(request.server.parseCookie(request.headers.cookie ?? ''));
  const proofs = () =>
    cookies().flatMap(([name, text]) => {
      const signed = name.startsWith(prefix) && text ? request.unsignCookie(text) : null;
      return signed?.valid ? [{ name, ...readProof(signed.value) }] : [];
    });
  const seconds = () => Math.floor(now().getTime() / 1000);
  const proofsOf = (account: Pick<SignInAccount, 'kind' | 'id'>) =>
    proofs().filter((proof) => proof.account === accountPrint(account) && proof.issued > seconds() - lifetimeSeconds);
  const proofFor = (account: SignInAccount) =>
    proofsOf(account).find(({ password }) => password === passwordPrint(account));
  return {
    idFor: (account) => proofFor(account)?.device ?? null,
    // Proofs know seconds: one from the second of an event may be the person's own, such as a new password's.
    isKnown: (account, since) =>
      proofsOf(account).some(({ issued }) => !since || issued >= Math.floor(since.getTime() / 1000)),
    remember(account) {
      const name = `${prefix}${accountPrint(account)}`;
      const device = proofFor(account)?.device ?? randomBytes(16).toString('base64url');
      const proof = [accountPrint(account), passwordPrint(account), device, seconds().toString(36)];
      const others = proofs()
        .filter((proof) => proof.name !== name)
        .sort((one, other) => other.issued - one.issued);
      for (const path of paths[account.kind]) {
        reply.setCookie(name, proof.join('.'), {
          ...{ path, maxAge: lifetimeSeconds, signed: true },
          ...{ httpOnly: true, sameSite: 'strict', secure: request.protocol === 'https' },
        });
        for (const old of others.slice(cookiesMax - 1)) reply.clearCookie(old.name, { path });
      }
    },
  };
}
