/** The input of the sign-in form: an email address, or a phone number with its country code. */
export interface Credentials {
  account: 'store' | 'sub_store';
  email?: string;
  phone?: string;
  country_phone_code?: string;
  password: string;
}

/** The sub-account exists and the password is right, but the account isn't approved yet, so no session starts. */
export class NotApprovedError extends Error {}

/** The password is right, but the store has to be verified first, or a second factor proved; the page for that is already open. */
export class VerificationNeededError extends Error {}
