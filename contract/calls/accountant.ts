import { z } from 'zod';
import { accountantLimits } from '../accountantLimits';
import { accountantBooksSchema, accountantLinkSchema, listMonth } from '../entities/accountantLink';
import { id, text } from '../entities/shared';
import { limits } from '../limits';
import { body, call, noBody, nothing } from './call';
import { entriesAfter, entriesPartSchema } from './ledger';
import { linkToken } from './session';

const ofOwner = { audience: 'owner' } as const;
const entity = 'accountant_link';
const over = '2000 if it was revoked or has expired';

/** Links with which accountants read the bookkeeping without an account. */
export const accountantCalls = {
  get_accountant_link_list: call({
    ...ofOwner,
    allowInactiveStore: true,
    summary: 'The links for accountants that work now, the latest first',
    body: noBody,
    reply: z.object({ data: z.array(accountantLinkSchema), count: z.int() }),
  }),
  add_accountant_link: call({
    ...ofOwner,
    stepUp: true,
    limit: { points: 60, seconds: 600 },
    audit: { entity, action: 'add' },
    summary: `Makes a link with which an accountant reads the bookkeeping, for \`days\` days. The reply alone has its address. 621 if the store has ${accountantLimits.linksMax} links that work`,
    body: body({
      name: text(limits.nameMax),
      days: z.int().min(1).max(accountantLimits.daysMax).default(accountantLimits.days),
    }),
    reply: z.object({
      accountant_link: accountantLinkSchema,
      /** Path of the page that it opens, with its token. */
      path: z.string(),
    }),
  }),
  revoke_accountant_link: call({
    ...ofOwner,
    allowInactiveStore: true,
    audit: { entity, action: 'delete' },
    summary: 'Revokes a link for an accountant at once. 1000 if there is none',
    body: body({ _id: id }),
    reply: nothing,
  }),
  get_accountant_books: call({
    audience: 'public',
    limit: { points: 100, seconds: 600 },
    audit: { entity, action: 'open_books' },
    summary: `The bookkeeping that a link opens: sums of the ledger by month, of at most ${accountantLimits.monthsMax} months. ${over}`,
    body: body({ token: linkToken }),
    reply: z.object({ books: accountantBooksSchema }),
  }),
  get_accountant_entries: call({
    audience: 'public',
    isLong: true,
    limit: { points: 600, seconds: 600 },
    audit: { entity, action: 'download_books' },
    summary: `The entries of a month of business days, a part at a time, as \`get_ledger_entry_export\` has them. ${over}`,
    body: body({ token: linkToken, month: listMonth, ...entriesAfter }),
    reply: entriesPartSchema,
  }),
} as const;
