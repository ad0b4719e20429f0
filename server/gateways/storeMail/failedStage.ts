import type { MailStage } from '#contract/mail/mailStages';
import { connectFailure } from '../connect/connectFailure';

/** The fields of the mail library's errors. */
export interface MailServerError {
  message?: unknown;
  code?: unknown;
  command?: unknown;
  response?: unknown;
  responseCode?: unknown;
}

/** OpenSSL's words about a certificate that can't be trusted, or is another host's. */
const aboutCertificates = /certificate|altnames|issuer/i;
/** Its words about a handshake that failed. */
const aboutTls = /\b(ssl|tls|eproto|handshake)/i;
/** Replies of servers that want a sign-in first, whatever they were asked (RFC 4954). */
const signInCodes: readonly unknown[] = [530, 534, 535, 538];

const ofCommand: Readonly<Record<string, MailStage>> = {
  'MAIL FROM': 'sender',
  'RCPT TO': 'recipient',
  DATA: 'message',
};

/** A failed handshake, or a server that doesn't offer one. */
function tlsStage({ message, response }: MailServerError): MailStage {
  if (response) return 'starttls';
  return aboutCertificates.test(String(message)) ? 'certificate' : 'tls';
}

/** The stage at which a mail failed, by the error of the socket or the mail library. */
export function failedStage(error: unknown): MailStage {
  const failure = error as MailServerError;
  const { code, command, responseCode, message } = failure;
  if (signInCodes.includes(responseCode) || code === 'EAUTH' || code === 'ENOAUTH') return 'sign_in';
  if (code === 'ETLS') return tlsStage(failure);
  const stage = ofCommand[String(command)];
  if (stage && typeof responseCode === 'number') return stage;
  // An address that can't be written isn't sent at all.
  if (code === 'EENVELOPE') return /recipient/i.test(String(message)) ? 'recipient' : 'sender';
  if (/STARTTLS/.test(String(message))) return 'starttls';
  if (aboutCertificates.test(String(message))) return 'certificate';
  if (aboutTls.test(String(message))) return 'tls';
  const seen = connectFailure(error);
  if (seen === 'address') return 'name';
  return seen === 'timeout' || seen === 'refused' ? seen : 'greeting';
}

const shownMax = 300;
/** Matches codes, links and tokens in the reply of a server that quotes the mail. */
const secrets = /https?:\/\/\S+|[\w+/=-]{24,}/g;

/** The server's last words, in one line and without what must not be shown; empty if it said nothing. */
export function saidBy({ response }: MailServerError, hidden: readonly string[]): string {
  if (typeof response !== 'string') return '';
  const words = hidden.filter(Boolean).reduce((text, secret) => text.replaceAll(secret, '[hidden]'), response);
  return words
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(secrets, '[hidden]')
    .trim()
    .slice(0, shownMax);
}
