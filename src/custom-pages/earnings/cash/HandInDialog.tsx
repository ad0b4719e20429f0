import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import type { Minor } from '#contract/money';
import { BooleanInput } from '../../../components/inputs/BooleanInput';
import { MoneyInput } from '../../../components/inputs/numbers/NumberInput';
import { TextInput } from '../../../components/inputs/TextInput';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { ApiError } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { DialogForm, useDialogForm } from '../../../records/form/DialogForm';
import { useBodyKey } from '../../../records/form/useBodyKey';
import { walletKey } from '../../../records/wallet/useWallet';
import { differenceText } from './differenceText';
import { cashKey, type Holder, useCashQuery } from './useCash';

interface HandInDialogProps {
  holder: Holder;
  name: string;
  onClose: () => void;
}

interface Count {
  /** A text while it isn't an amount. */
  counted: number | string | null;
  is_part: boolean;
  reason: string;
}

/** Compares the typed count with the expected amount. Handing in nothing, or all of it, isn't a part. */
function countOf({ counted, is_part }: Count, expected: Minor) {
  if (typeof counted !== 'number')
    return { counted: null, difference: 0, mayBePart: false, is_part: false, isDifferent: false };
  const mayBePart = counted > 0 && counted < expected;
  const isPart = mayBePart && is_part;
  const difference = counted - expected;
  return { counted, difference, mayBePart, is_part: isPart, isDifferent: difference !== 0 && !isPart };
}

const usualReasons = ['change', 'tip', 'expense', 'lost'] as const;

/** Why what was counted differs: one tap, or words. */
const DifferenceReason = ({ reason, onReason }: { reason: string; onReason: (reason: string) => void }) => {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box role="group" aria-label={t('cash.reason.label')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {usualReasons.map((usual) => {
          const text = t(`cash.reason.${usual}`);
          return (
            <Chip
              key={usual}
              label={text}
              color={reason === text ? 'primary' : 'default'}
              aria-pressed={reason === text}
              onClick={() => onReason(text)}
              sx={{ blockSize: 44, borderRadius: 22 }}
            />
          );
        })}
      </Box>
      <TextInput source="reason" label="cash.reason.label" max={limits.reasonMax} required />
    </Box>
  );
};

/**
 * Counts what a delivery person hands in. It opens with the field for the number, and shows the difference while it is
 * typed; only a difference needs a reason.
 */
export default function HandInDialog({ holder, name, onClose }: HandInDialogProps) {
  const t = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const cashQuery = useCashQuery();
  const { money } = useStoreFormat();
  const keyed = useBodyKey();
  const { provider_id, amount: expected } = holder;
  const form = useDialogForm({
    record: null,
    valuesOf: (): Count & Record<string, unknown> => ({ counted: null, is_part: false, reason: '' }),
    own: { changed: 'cash.hand_in.changed' },
    save: async (values) => {
      const { counted, is_part, isDifferent } = countOf(values, expected);
      const reason = isDifferent ? values.reason.trim() : '';
      const body = { provider_id, expected, counted: counted ?? 0, is_part, reason };
      await dataProvider.handOverCash(keyed(body)).catch(async (error: unknown) => {
        if (!(error instanceof ApiError) || error.fields[0]?.path !== 'expected') throw error;
        // Another order has ended since: the dialog continues with what they hold now.
        await client.fetchQuery({ ...cashQuery, staleTime: 0 });
        throw new ApiError(error.code, { errors: [{ path: 'expected', code: 'changed' }] });
      });
      void client.invalidateQueries({ queryKey: cashKey });
      void client.invalidateQueries({ queryKey: walletKey });
      notify(t('cash.hand_in.done', { name, amount: money(counted ?? 0) }), { type: 'success' });
      onClose();
    },
  });
  const values = form.form.watch() as Count;
  const { counted, difference, mayBePart, is_part, isDifferent } = countOf(values, expected);
  return (
    <DialogForm
      title={t('cash.hand_in.title', { name })}
      form={form}
      confirm={counted === null ? t('cash.hand_in.action') : t('cash.hand_in.confirm', { amount: money(counted) })}
      canSave={counted !== null && (!isDifferent || values.reason.trim() !== '')}
      onClose={onClose}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
        <span>{t('cash.expected')}</span>
        <Box component="span" sx={{ fontSize: '1.5rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
          {money(expected)}
        </Box>
      </Box>
      <Box sx={{ '& .MuiInputBase-input': { fontSize: '1.75rem', paddingBlock: '12px' } }}>
        <MoneyInput source="counted" label="cash.counted" required autoFocus />
      </Box>
      <Box
        role="status"
        sx={{ minBlockSize: '1.5em', fontWeight: 650, color: isDifferent ? 'warning.main' : 'text.secondary' }}
      >
        {counted === null
          ? null
          : is_part
            ? t('cash.left', { amount: money(-difference) })
            : differenceText(difference, money, t)}
      </Box>
      {mayBePart && <BooleanInput source="is_part" label="cash.part" />}
      {isDifferent && (
        <DifferenceReason
          reason={values.reason}
          onReason={(text) => form.form.setValue('reason', text, { shouldDirty: true, shouldValidate: true })}
        />
      )}
    </DialogForm>
  );
}
