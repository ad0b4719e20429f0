import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { localText } from '#contract/multilingual';
import { type Stock, snoozeText } from '../../components/stock/stock';
import { useListText } from '../../components/text/useListText';
import { errorText } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { apiErrorOf } from '../../dataProvider/reportCrash';
import { useOrderFormat } from '../display/orderContext';
import type { SoldOut } from './soldOutParts';

type Undo = () => Promise<unknown>;

/** Errors to ignore: an item that is no longer on the menu can't be ordered anyway. */
const goneCodes: readonly number[] = [errorCodes.ITEM_NOT_FOUND, errorCodes.NO_DATA_FOUND];

/**
 * Sets the stock of all items in one call, and of each modifier in its own. Each resolves with a function that undoes
 * it.
 */
function setStock(dataProvider: StoreDataProvider, { items, modifiers, stock }: SoldOut): Promise<Undo>[] {
  const ofModifiers = modifiers.map(async ({ id: modifier_id }) => {
    const { before } = await dataProvider.setModifierStock({ modifier_id, ...stock });
    return () => dataProvider.setModifierStock({ modifier_id, ...before });
  });
  const ids = items.map(({ id }) => id);
  if (ids.length === 0) return ofModifiers;
  const ofItems = async () => {
    const { change_id } = await dataProvider.setItemStock({ ids, ...stock });
    return async () => change_id && dataProvider.undoChange({ change_id });
  };
  return [ofItems(), ...ofModifiers];
}

/**
 * Marks items and modifiers as sold out, and confirms it with an undo or reports the error.
 *
 * @param rejected the rejection of the same order; resolves with its number if it succeeded. An error message then says
 * that only one of the two was done
 */
export function useMarkSoldOut(): (soldOut: SoldOut, rejected?: Promise<number | null>) => Promise<void> {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const notify = useNotify();
  const t = useTranslate();
  const list = useListText();
  const { language, timezone, locale } = useOrderFormat();
  return useCallback(
    async (soldOut, rejected) => {
      const stateOf = ({ in_stock_at }: Stock) => {
        if (!in_stock_at) return t('records.stock.out');
        const place = { timezone, locale };
        return t('records.stock.until', { end: snoozeText(new Date(in_stock_at), { now: new Date(), place, t }) });
      };
      const names = list([...soldOut.items, ...soldOut.modifiers].map(({ name }) => localText(name, language)));
      const fail = (thrown: unknown, number: number | null = null) => {
        const reason = t(errorText(apiErrorOf(thrown)));
        const text = number === null ? 'soldOut.failed' : 'soldOut.failed_after_rejecting';
        notify(t(text, { names, reason, number }), {
          type: 'error',
          autoHideDuration: 2 * limits.toastLongMs,
          multiLine: true,
        });
      };
      const [outcomes, number] = await Promise.all([Promise.allSettled(setStock(dataProvider, soldOut)), rejected]);
      const refusal = outcomes.find(
        (outcome) => outcome.status === 'rejected' && !goneCodes.includes(apiErrorOf(outcome.reason).code),
      );
      if (refusal?.status === 'rejected') return fail(refusal.reason, number);
      const undos = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      const undo = async () => {
        const results = await Promise.allSettled(undos.map((each) => each()));
        const failed = results.find(({ status }) => status === 'rejected');
        if (failed?.status !== 'rejected') return notify(t('soldOut.undone', { names }), { type: 'success' });
        notify(t('soldOut.undo_failed', { names, reason: t(errorText(apiErrorOf(failed.reason))) }), { type: 'error' });
      };
      notify(t('soldOut.done', { names, state: stateOf(soldOut.stock) }), {
        type: 'success',
        autoHideDuration: 2 * limits.toastLongMs,
        action: (
          <Button color="inherit" onClick={() => void undo()} sx={{ fontWeight: 700, minBlockSize: 44 }}>
            {t('boards.done.undo')}
          </Button>
        ),
      });
    },
    [dataProvider, language, list, locale, notify, t, timezone],
  );
}
