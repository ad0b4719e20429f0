import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { limits } from '#contract/limits';
import { MoneyInput } from '../../../components/inputs/numbers/NumberInput';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { ApiError } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { DialogForm, useDialogForm } from '../../../records/form/DialogForm';
import { useBodyKey } from '../../../records/form/useBodyKey';
import { holdOf, useWalletQuery, type Wallet, walletKey } from '../../../records/wallet/useWallet';

/** Requests a payout, of the whole balance unless another amount is typed. */
export default function RequestDialog({ wallet, onClose }: { wallet: Wallet; onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const walletQuery = useWalletQuery();
  const { money } = useStoreFormat();
  const keyed = useBodyKey();
  /** Returns the refusal with its cause, by the balance as it is now. */
  const explained = async (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== errorCodes.WALLET_REQUEST_ADD_FAILED) return error;
    const code = holdOf(await client.fetchQuery({ ...walletQuery, staleTime: 0 }), new Date()) ?? 'too_much';
    return new ApiError(error.code, { errors: [{ path: 'amount', code }] });
  };
  const form = useDialogForm({
    record: null,
    valuesOf: () => ({ amount: Math.min(wallet.available, limits.amountMax) }),
    own: Object.fromEntries(['too_much', 'hold', 'frozen'].map((code) => [code, `payouts.request.${code}`])),
    save: async ({ amount }) => {
      await dataProvider.addWalletRequest(keyed({ amount })).catch(async (error: unknown) => {
        throw await explained(error);
      });
      void client.invalidateQueries({ queryKey: walletKey });
      notify(`codes.success.${successCodes.WALLET_REQUEST_ADDED}`, { type: 'success' });
      onClose();
    },
  });
  return (
    <DialogForm
      title={t('payouts.request.title')}
      subtitle={t('payouts.request.available', { amount: money(wallet.available) })}
      form={form}
      confirm={t('payouts.request.confirm')}
      onClose={onClose}
    >
      <MoneyInput
        source="amount"
        label="payouts.amount"
        helperText="payouts.request.detail"
        min={1}
        max={wallet.available}
        required
        autoFocus
      />
    </DialogForm>
  );
}
