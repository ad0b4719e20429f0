interface Phone {
  country_phone_code?: string;
  phone?: string;
}

/** A number as it is written everywhere: its country's code, a space, and the rest. Empty if there is none. */
export const phoneText = ({ country_phone_code = '', phone = '' }: Phone): string =>
  phone && `${country_phone_code} ${phone}`.trim();

/** A text with its sign, in isolates of its own, to stand within a text of any direction. */
export const leftToRight = (text: string): string => text && `\u2066${text}\u2069`;

/** What a tap on a number opens. */
export const phoneLink = (phone: Phone): string => `tel:${phoneText(phone).replaceAll(' ', '')}`;
