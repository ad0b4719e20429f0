import type { Env } from '../env';
import { sealingWith } from './sealing';

/** Where a private file lies, what it is called, and how long the link leads there. */
export interface FileTicket {
  key: string;
  name: string;
  until: Date;
  /** For a ZIP file that is stored in parts (`partFiles.ts`). */
  parts?: { count: number; bytes: number };
}

/** Addresses of private files begin so. */
export const fileLinkBase = '/v3/files/';

const place = 'file link';

/**
 * Temporary links to one private file, for browsers: a download can't send a session's token. Access was checked when
 * the link was made, and links can't be forged or changed to another file.
 */
export function fileLinks({ APP_KEY }: Pick<Env, 'APP_KEY'>) {
  const { seal, open } = sealingWith(APP_KEY);
  return {
    linkTo: (ticket: FileTicket): string =>
      `${fileLinkBase}${seal(Buffer.from(JSON.stringify(ticket)), place).toString('base64url')}`,

    /** `null` where it was not made here, or has run out. */
    read(sealed: string, now: Date): FileTicket | null {
      try {
        const found = JSON.parse(open(Buffer.from(sealed, 'base64url'), place).toString()) as FileTicket;
        const ticket = { ...found, until: new Date(found.until) };
        return ticket.until > now ? ticket : null;
      } catch {
        return null;
      }
    },
  };
}
