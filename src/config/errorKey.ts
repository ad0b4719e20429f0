import { entranceErrors } from '#contract/codes/entranceErrors';

const prefix = 'codes.error.';

/** The translation key of an error code. */
export const errorKey = (code: number): string => `${prefix}${code}`;

export const isErrorKey = (key: string): boolean => key.startsWith(prefix);

/** Stands for each code without a text: a newer server may send codes that the catalogue doesn't have. */
export const otherError = errorKey(entranceErrors.INTERNAL_SERVER_ERROR);
