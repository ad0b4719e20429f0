import type { Env } from '#server/env';

/** Addresses of the app's pages that links in messages open, each followed by the link's token. */
export const mailedPaths = {
  /** Sets the password of a new team member. */
  invitation: '/store/invitation',
  /** Continues a registration. */
  registration: '/store/register',
  newPassword: '/store/new-password',
  /** Restores an address that was replaced. */
  undoChange: '/store/undo-change',
  /** "It wasn't me", about bank details. */
  bankAlarm: '/store/bank-alarm',
  /** The same about a second factor. */
  factorAlarm: '/store/factor-alarm',
  /** Stops an owner's way back in, or a handover. */
  ownerAlarm: '/store/owner-alarm',
  /** Lets the owner back in. */
  recovery: '/store/recovery',
  /** Offers the store to a new owner. */
  handover: '/store/handover',
  /** Opens the bookkeeping; the owner passes it on themselves. */
  books: '/store/books',
  /** Shows guests their booking; the store and the platform pass it on too. */
  booking: '/store/booking',
  /** Where customers say which mail they don't want. */
  unsubscribe: '/store/unsubscribe',
} as const;

/** Where people see their second factors; the owner and trusted colleagues also see what is under way. */
export const securityPath = '/app/profile?tab=security';

type MailedPage = keyof typeof mailedPaths;

/** Path of a page that a link opens. */
export const mailedPath = (page: MailedPage, token: string): string => `${mailedPaths[page]}/${token}`;

/** The link, as a message shows it. */
export const mailedLink = ({ PUBLIC_ADDRESS }: Pick<Env, 'PUBLIC_ADDRESS'>, page: MailedPage, token: string): string =>
  `${PUBLIC_ADDRESS}${mailedPath(page, token)}`;
