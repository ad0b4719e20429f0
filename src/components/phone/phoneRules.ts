import type { PhoneProblem, WrittenPhone } from '#contract/phoneNumber';

export type { PhoneProblem };

/** The number rules of all countries. They load when the first number is typed. */
const rules = () => import('#contract/phoneNumber');

/** Digits, and a plus at the start: the only characters that the field accepts. */
export const phoneCharacters = (text: string): string => text.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');

/** The digits that identify an earlier customer: without the leading 0, as numbers are stored. */
export const lookUpDigits = (phone: string): string => phone.replace(/^\+?0*/, '').replace(/\D/g, '');

export const tidyPhone = async (written: WrittenPhone): Promise<WrittenPhone> => (await rules()).tidyPhone(written);

export const phoneProblem = async (written: WrittenPhone): Promise<PhoneProblem | null> =>
  (await rules()).phoneProblem(written);
