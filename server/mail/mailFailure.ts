import type { MailStage } from '#contract/mail/mailStages';

/** Why a mail didn't leave: its address can't receive any, the server refused it, or the server can't be used at all. */
export interface MailFailure {
  kind: 'address' | 'refused' | 'server';
  /** The error for the log, without its codes and links. */
  reason: string;
  /** The stage, for a store's own server. */
  stage?: MailStage;
  /** The server's words if it said that there is no such mailbox, so no mail will ever reach it. */
  gone?: string;
}

/** The fields of the mail library's errors. */
interface MailError {
  message?: unknown;
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
  response?: unknown;
}

function kindOf({ message, code, command, responseCode, response }: MailError): MailFailure['kind'] {
  if (typeof responseCode !== 'number') {
    // Without a reply: an address that can't be written, or a connection that failed.
    return code === 'EENVELOPE' && /recipient/i.test(String(message)) ? 'address' : 'server';
  }
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'server';
  // 5.7 is the server's policy, such as a sender that has to sign in first: the operator can change that. A full mailbox may
  // be emptied.
  const canChange = /^(552|\d{3}[ -]5\.(7\.|2\.2))/.test(String(response));
  return command === 'RCPT TO' && responseCode >= 500 && !canChange ? 'address' : 'refused';
}

/**
 * Whether a server's reply to a recipient is about the mailbox (RFC 3463): there is none, its address can't be right, or
 * it was closed. All other refusals can come from what the sender may do, such as a limit a day.
 */
export const isMailboxGone = (reply: string): boolean => /^5\d\d[ -]5\.(1\.(1|2|3|10)|2\.1)(?!\d)/.test(reply);

/** Matches codes, links and tokens in the reply of a server that quotes the mail. */
const secrets = /https?:\/\/\S+|[\w-]{20,}|\d{6,}/g;

/** Reads an error of the mail library. */
export function mailFailure(error: unknown): MailFailure {
  const kind = kindOf(error as MailError);
  const reason = (error instanceof Error ? error.message : String(error)).replace(secrets, '[hidden]');
  const reply = String((error as MailError).response);
  return {
    kind,
    reason,
    ...(kind === 'address' && isMailboxGone(reply) && { gone: reply.replace(secrets, '[hidden]') }),
  };
}
