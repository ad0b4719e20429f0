/** Path of the page that sets a new password by a mailed link. */
export const newPasswordPath = (token: string): string => `/store/new-password/${token}`;
