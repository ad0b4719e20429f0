import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { TypedTable } from '#contract/entities/typedBooking';
import type { FieldError } from '#contract/envelope';
import { errorText } from '../../dataProvider/apiError';
import { apiErrorOf } from '../../dataProvider/reportCrash';

/** The tables that were refused because someone is typing a booking of them. */
export function typedTables(errors: readonly FieldError[] | undefined): readonly TypedTable[] {
  const { typed = [] } = (errors?.[0]?.params ?? {}) as { typed?: readonly TypedTable[] };
  return typed;
}

/**
 * Why a change of an order was refused, in words.
 *
 * @param typedText translation key, with `table` and `name`: someone is typing a booking of the table
 */
export function useRefusalText(typedText: string): (error: unknown) => string {
  const t = useTranslate();
  return useCallback(
    (thrown) => {
      const error = apiErrorOf(thrown);
      const [typed] = typedTables(error.details.errors);
      return typed ? t(typedText, { ...typed }) : t(errorText(error), { _: t('codes.error.2003') });
    },
    [t, typedText],
  );
}
