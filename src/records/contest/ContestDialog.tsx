import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { formatMoney } from '#contract/money';
import { TextInput } from '../../components/inputs/TextInput';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { supportFacts, supportThreadKey } from '../../config/supportFacts';
import { ApiError } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { DialogForm, useDialogForm } from '../form/DialogForm';
import { useBodyKey } from '../form/useBodyKey';
import type { Deduction } from './ContestButton';

/** Opens a support case about a deduction. The server adds the order's entries and history. */
export default function ContestDialog({ deduction, onClose }: { deduction: Deduction; onClose: () => void }) {
  const t = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { pathname } = useLocation();
  const { locale } = useStoreFormat();
  const keyed = useBodyKey();
  const { order_id, unique_id, account, amount, currency } = deduction;
  const form = useDialogForm({
    record: null,
    valuesOf: () => ({ text: '' }),
    own: { nothing: 'earnings.contest.nothing' },
    save: async ({ text }) => {
      const body = keyed({ order_id, account, text: text.trim(), ...supportFacts(pathname) });
      const { support_message } = await dataProvider.contestDeduction(body).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== errorCodes.ORDER_DETAIL_NOT_FOUND) throw error;
        throw new ApiError(error.code, { errors: [{ path: 'account', code: 'nothing' }] });
      });
      void client.invalidateQueries({ queryKey: supportThreadKey });
      const isKept = support_message.state === 'kept';
      notify(isKept ? 'earnings.contest.kept' : 'earnings.contest.opened', { type: 'success', multiLine: true });
      onClose();
    },
  });
  return (
    <DialogForm
      title={t('earnings.contest.open', { name: t(`earnings.account.${account}`) })}
      subtitle={t('earnings.contest.about', {
        number: unique_id ?? '',
        amount: formatMoney(amount, currency, locale),
      })}
      form={form}
      confirm={t('earnings.contest.confirm')}
      onClose={onClose}
    >
      <Typography>{t('earnings.contest.detail')}</Typography>
      <TextInput source="text" label="earnings.contest.note" max={limits.reasonMax} isLong autoFocus />
    </DialogForm>
  );
}
