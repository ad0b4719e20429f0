import type { PhoneProblem, WrittenPhone } from '#contract/phoneNumber';

export type { PhoneProblem };

/** Rules of the world's numbers; they load with the first number that is typed. */
const rules = () => import('#contract/phoneNumber');

/** Digits alone, and a plus where it stands first: all that the field takes. */
export const phoneCharacters = (text: string): string => text.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');

/** The digits to look earlier customers up by: without the trunk 0 that numbers are kept without. */
export const lookUpDigits = (phone: string): string => phone.replace(/^\+?0*/, '').replace(/\D/g, '');

export const tidyPhone = async (written: WrittenPhone): Promise<WrittenPhone> => (await rules()).tidyPhone(written);

export const phoneProblem = async (written: WrittenPhone): Promise<PhoneProblem | null> =>
  (await rules()).phoneProblem(written);
