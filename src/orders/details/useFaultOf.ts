import { useTranslate } from 'react-admin';
import type { FieldError } from '#contract/envelope';

/** Faults with words of their own; the others are codes of the catalogue, or "check this field". */
const said: Readonly<Record<string, string>> = {
  too_small: 'createOrder.server.too_small',
  too_big: 'createOrder.server.too_big',
};

/** What the server found wrong with a field, in words. */
export function useFaultOf(faults: readonly FieldError[]) {
  const t = useTranslate();
  return (field: string): string | undefined => {
    const fault = faults.find(({ path }) => path === field || path.startsWith(`${field}.`));
    if (!fault) return undefined;
    const invalid = t('createOrder.server.invalid');
    return said[fault.code] ? t(said[fault.code] ?? '', fault.params) : t(`codes.error.${fault.code}`, { _: invalid });
  };
}
