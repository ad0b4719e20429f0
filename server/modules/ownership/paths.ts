/** Path of the page where an owner gets back in. */
export const recoveryPath = (token: string): string => `/store/recovery/${token}`;
/** Path of the new owner's page. */
export const handoverPath = (token: string): string => `/store/handover/${token}`;
/** Path of the page that stops either of them. */
export const ownerAlarmPath = (token: string): string => `/store/owner-alarm/${token}`;
/** Where the owner and trusted colleagues see what is under way. */
export const securityPath = '/app/profile?tab=security';
