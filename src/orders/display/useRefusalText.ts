import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { errorText } from '../../dataProvider/apiError';
import { apiErrorOf } from '../../dataProvider/reportCrash';
import { takenTablesOf, useTakerText } from './takenTables';

/**
 * Why a change of an order was refused, in words.
 *
 * @param typedText translation key, with `table` and `name`: someone is typing a booking of the table
 */
export function useRefusalText(typedText: string): (error: unknown) => string {
  const t = useTranslate();
  const takerText = useTakerText();
  return useCallback(
    (thrown) => {
      const error = apiErrorOf(thrown);
      const {
        typed: [typed],
        taken_by: [taker],
      } = takenTablesOf(error.details.errors);
      if (taker) return takerText(taker);
      return typed ? t(typedText, { ...typed }) : t(errorText(error), { _: t('codes.error.2003') });
    },
    [t, takerText, typedText],
  );
}
