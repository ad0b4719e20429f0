/** Header with the sub-account to view as. Such a call can only read. */
export const viewAsHeader = 'view-as';

/**
 * Whether a call changes nothing. Its name says so, and `unsaidWrites` enforces this for all other calls. Imports
 * nothing, so the app can check it before sending.
 *
 * @example isReading('get_order_list') // true
 */
export const isReading = (name: string): boolean =>
  /^(platform\/)?(get_|find_|apply_promo_code$)|^dashboard\//.test(name);
