/** Header that names the sub-account as which a call is to be answered; such a call may only read. */
export const viewAsHeader = 'view-as';

/**
 * Whether a call changes nothing: its name says so, and `unsaidWrites` holds the others to that. Imports nothing, so that the app asks before it sends.
 *
 * @example isReading('get_order_list') // true
 */
export const isReading = (name: string): boolean => /^(platform\/)?(get|find)_/.test(name);
