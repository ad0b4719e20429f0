import { z } from 'zod';
import { limits } from '../limits';

/** Building blocks of the entities and of the calls' bodies. */
export const id = z.uuid();
export const minor = z.int().min(0).max(limits.amountMax);
/** Percent with at most three decimals. */
export const percent = z.number().min(0).max(100).multipleOf(0.001);
export const instant = z.iso.datetime({ offset: true });
export const date = z.iso.date();
export const multilingual = z.array(z.string().max(2000));
export const version = z.int().min(1);
export const location = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)]);
export const text = (max: number) => z.string().trim().min(1).max(max);
export const note = z.string().trim().max(limits.noteMax);
export const email = z.string().trim().toLowerCase().pipe(z.email().max(254));
export const phone = z
  .string()
  .trim()
  .regex(/^\d{4,15}$/);
/** Country code of a phone number; the plus may be left out, and is added. */
export const phoneCode = z
  .string()
  .trim()
  .regex(/^\+?\d{1,4}$/)
  .overwrite((code) => `+${code.replace('+', '')}`);
export const idempotencyKey = z.string().min(8).max(limits.idempotencyKeyMax);
