/** Path of the page that continues a registration by its mailed link. */
export const registrationPath = (token: string): string => `/store/register/${token}`;
