/** Path of the page with "It wasn't me". */
export const factorAlarmPath = (token: string): string => `/store/factor-alarm/${token}`;
