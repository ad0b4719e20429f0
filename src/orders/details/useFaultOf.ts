import { useTranslate } from 'react-admin';
import type { FieldError } from '#contract/envelope';
import { faultOf } from '../../dataProvider/fieldFaults';

/** What the server found wrong with a field, in words. */
export function useFaultOf(faults: readonly FieldError[]) {
  const t = useTranslate();
  return (field: string): string | undefined => {
    const found = faults.find(({ path }) => path === field || path.startsWith(`${field}.`));
    if (!found) return undefined;
    const { message, args } = faultOf(found);
    return t(message, { ...args, _: t('records.field.invalid') });
  };
}
