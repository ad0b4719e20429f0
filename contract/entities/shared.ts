import { z } from 'zod';
import { limits } from '../limits';
import { signInLimits } from '../signInLimits';
import { isDayWithin } from '../time';
import { visibleText } from '../visibleText';

/*
 * Building blocks of the entities and of the calls' bodies.
 */

/** In lower case, as the database returns it, so that a record has only one ID however it is sent. */
export const id = z.uuid().toLowerCase();
export const minor = z.int().min(0).max(limits.amountMax);
/** A sum of amounts, which can exceed the maximum of a single amount. */
export const minorSum = z.int().min(0);
/** Percent with at most three decimals. */
export const percent = z.number().min(0).max(100).multipleOf(0.001);
export const instant = z.iso.datetime({ offset: true });
export const date = z.iso.date();
const dayWithin = (days: readonly [string, string]) =>
  date.refine((day) => isDayWithin(days, day), { error: 'out of range' });
/** Days that request bodies accept. Replies use `date` and `instant`, so that they can return any stored value. */
export const plannedDay = dayWithin(limits.plannedDays);
export const listDay = dayWithin(limits.listDays);
export const birthDay = dayWithin(limits.birthDays);
const firstPlanned = Date.parse(`${limits.plannedDays[0]}T00:00:00Z`);
const lastPlanned = Date.parse(`${limits.plannedDays[1]}T23:59:59.999Z`);
/** Times that request bodies accept. Compared as instants, because an offset can move a time to another day. */
export const plannedInstant = instant.refine(
  (text) => Date.parse(text) >= firstPlanned && Date.parse(text) <= lastPlanned,
  { error: 'out of range' },
);
export const multilingual = z.array(z.string().max(limits.descriptionMax));
/**
 * A text in the store's languages, as it is written. The handler checks that the first is filled, because it uses an
 * error code of the catalogue.
 */
export const texts = (max: number) =>
  z.array(z.string().overwrite(visibleText).max(max)).min(1).max(limits.languagesMax);
export const version = z.int().min(1);
export const location = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]);
export const text = (max: number) => z.string().overwrite(visibleText).min(1).max(max);
export const note = z.string().trim().max(limits.noteMax);
export const email = z.string().trim().toLowerCase().pipe(z.email().max(signInLimits.emailMax));
const phoneDigits = `\\d{${limits.phoneDigitsMin},${limits.phoneDigitsMax}}`;
const phoneCodeDigits = '\\+?\\d{1,4}';
const matching = (pattern: string) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^${pattern}$`));
const withPlus = (code: string) => code && `+${code.replace('+', '')}`;
export const phone = matching(phoneDigits);
/** Country code of a phone number. A missing plus sign is added. */
export const phoneCode = matching(phoneCodeDigits).overwrite(withPlus);
/** The same for an optional number: the empty string if there is none. */
export const phoneOrNone = matching(`(${phoneDigits})?`).default('');
export const phoneCodeOrNone = matching(`(${phoneCodeDigits})?`).overwrite(withPlus).default('');
/** Only visible characters count, because a key of spaces isn't unique. */
export const idempotencyKey = z.string().overwrite(visibleText).min(8).max(limits.idempotencyKeyMax);

/** The language of the page, in which mails are written. Others than the app's get English. */
export const pageLanguage = z
  .string()
  .regex(/^[a-z]{2}$/)
  .optional();
