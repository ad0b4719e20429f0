import type { Minor } from '../money';
import type { SmsFormat } from './smsFormats';

/** A store's account at a service for text messages, without its token. */
export interface StoreSms {
  is_on: boolean;
  format: SmsFormat;
  auth_id: string;
  country_phone_code: string;
  number: string;
  /** The price of 100 parts; 0 if the store doesn't say. */
  parts_price: Minor;
  parts_per_day: number | null;
}

/** The account of a store that hasn't set one up. */
export const noSms: StoreSms = {
  is_on: false,
  format: 'twilio',
  auth_id: '',
  country_phone_code: '',
  number: '',
  parts_price: 0,
  parts_per_day: null,
};

/** The cost of parts by the store's price of 100. */
export const partsCost = ({ parts_price }: Pick<StoreSms, 'parts_price'>, parts: number): Minor =>
  Math.round((parts_price * parts) / 100);
