import type { FieldError } from '#contract/envelope';
import type { Fault } from '../../records/form/serverFaults';

const problems = ['required', 'code', 'too_short', 'too_long', 'initial_zero', 'invalid'];

/** Codes that only delivery people's fields have, as the texts call them. */
export function providerFault({ path, code }: FieldError): Fault | undefined {
  const problem = code.replace(/^phone_/, '');
  if (code.startsWith('phone_') && problems.includes(problem)) return { message: `providers.phone.${problem}` };
  if ((path === 'phone' || path === 'country_phone_code') && code === 'invalid_format') {
    return { message: 'providers.phone.invalid' };
  }
  return path === 'email' && !/^\d+$/.test(code) ? { message: 'providers.fault.email' } : undefined;
}
