/** A store's own mail server, without its password. */
export interface StoreMail {
  is_on: boolean;
  host: string;
  port: number;
  user: string;
  from_address: string;
  from_name: string;
  /** The name of the key that its server signs with; empty or omitted if it isn't known. */
  dkim_selector?: string;
}

/** The port at which mail programs hand over mail (RFC 6409). */
const submissionPort = 587;

/** The server of a store that hasn't set one up. */
export const noMail: StoreMail = {
  is_on: false,
  host: '',
  port: submissionPort,
  user: '',
  from_address: '',
  from_name: '',
};
