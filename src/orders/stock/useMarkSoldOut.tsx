import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order } from '#contract/entities/order';
import { limits } from '#contract/limits';
import { localText } from '#contract/multilingual';
import type { StoreAction } from '#contract/orders/transitions';
import { type Stock, snoozeText } from '../../components/stock/stock';
import { useListText } from '../../components/text/useListText';
import { errorText } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { apiErrorOf } from '../../dataProvider/reportCrash';
import { useDoneText } from '../actions/useDoneNotice';
import { useOrderFormat } from '../display/orderContext';
import type { SoldOut } from './soldOutParts';

type Undo = () => Promise<unknown>;

/** The end of the order whose items are sold out. */
interface Ended {
  order: Order;
  action: StoreAction;
}

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
 * @param rejected the rejection of the same order, if it succeeds. Then one message confirms both, because a second one
 * would replace the first; an error message says that only one of the two was done
 */
export function useMarkSoldOut(): (soldOut: SoldOut, rejected?: Promise<Ended | null>) => Promise<void> {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const notify = useNotify();
  const t = useTranslate();
  const list = useListText();
  const doneText = useDoneText();
  const { language, timezone, locale } = useOrderFormat();
  return useCallback(
    async (soldOut, rejected) => {
      const stateOf = ({ in_stock_at }: Stock) => {
        if (!in_stock_at) return t('records.stock.out');
        const format = { timezone, locale };
        return t('records.stock.until', { end: snoozeText(new Date(in_stock_at), { now: new Date(), format, t }) });
      };
      const names = list([...soldOut.items, ...soldOut.modifiers].map(({ name }) => localText(name, language)));
      const fail = (thrown: unknown, ended: Ended | null = null) => {
        const reason = t(errorText(apiErrorOf(thrown)));
        const text = ended ? 'soldOut.failed_after_rejecting' : 'soldOut.failed';
        notify(t(text, { names, reason, number: ended?.order.unique_id }), {
          type: 'error',
          autoHideDuration: 2 * limits.toastLongMs,
          multiLine: true,
        });
      };
      const [outcomes, ended = null] = await Promise.all([
        Promise.allSettled(setStock(dataProvider, soldOut)),
        rejected,
      ]);
      const refusal = outcomes.find(
        (outcome) => outcome.status === 'rejected' && !goneCodes.includes(apiErrorOf(outcome.reason).code),
      );
      if (refusal?.status === 'rejected') return fail(refusal.reason, ended);
      const undos = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      const undo = async () => {
        const results = await Promise.allSettled(undos.map((each) => each()));
        const failed = results.find(({ status }) => status === 'rejected');
        if (failed?.status !== 'rejected') return notify(t('soldOut.undone', { names }), { type: 'success' });
        notify(t('soldOut.undo_failed', { names, reason: t(errorText(apiErrorOf(failed.reason))) }), { type: 'error' });
      };
      const done = t('soldOut.done', { names, state: stateOf(soldOut.stock) });
      notify(ended ? [doneText(ended.order, ended.action), done].join(' · ') : done, {
        type: 'success',
        autoHideDuration: 2 * limits.toastLongMs,
        action: (
          <Button color="inherit" onClick={() => void undo()} sx={{ fontWeight: 700, minBlockSize: 44 }}>
            {t(ended ? 'soldOut.undo' : 'common.undo')}
          </Button>
        ),
      });
    },
    [dataProvider, doneText, language, list, locale, notify, t, timezone],
  );
}
