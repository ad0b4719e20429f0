/** Path of the page with "It wasn't me". */
export const alarmPath = (token: string): string => `/store/bank-alarm/${token}`;
