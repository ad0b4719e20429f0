export interface Phone {
  country_phone_code?: string | undefined;
  phone?: string | undefined;
}

/** A phone number for files and other programs: country code, a space, and the rest. Empty if there is none. */
export const phoneText = ({ country_phone_code = '', phone = '' }: Phone): string =>
  phone && `${country_phone_code} ${phone}`.trim();

/** A text with its icon, isolated so that it can be part of a text of any direction. */
export const leftToRight = (text: string): string => text && `\u2066${text}\u2069`;

/** Returns the `tel:` link of a number. */
export const phoneLink = (phone: Phone): string => `tel:${phoneText(phone).replaceAll(' ', '')}`;
