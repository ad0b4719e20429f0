import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { TextInput } from '../../../components/inputs/TextInput';
import { parseAmount } from '../../../components/store/parseAmount';
import { DialogForm, useDialogForm } from '../../../records/form/DialogForm';
import { useDraft } from '../draft/draftContext';
import type { BrokenRuleError } from './serverProblems';
import { useRuleTexts } from './useRuleTexts';

const empty = () => ({ reason: '', delivery_fee: '' });

/** Lists the store's rules that the ticket breaks, and asks staff for a reason to take the order anyway. */
export const OverrideDialog = ({ broken }: { broken: readonly BrokenRuleError[] }) => {
  const t = useTranslate();
  const ruleTexts = useRuleTexts();
  const { store, money, priced, placing } = useDraft();
  const isOutside = broken.some(({ rule }) => rule === 'outside_areas');
  const form = useDialogForm({
    record: null,
    valuesOf: empty,
    save: ({ reason, delivery_fee }) => {
      const fee = delivery_fee.trim() ? parseAmount(delivery_fee, store.currency) : null;
      return placing.takeAnyway({ reason: reason.trim(), ...(fee === null ? {} : { delivery_fee: fee }) });
    },
  });
  const usualFee = priced.delivery?.outsideFee;
  return (
    <DialogForm
      title={t('createOrder.override.title')}
      form={form}
      confirm={t('createOrder.override.take')}
      onClose={placing.dropBroken}
    >
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {ruleTexts(broken).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
      <TextInput source="reason" label="createOrder.override.reason" max={limits.reasonMax} required autoFocus />
      {isOutside && (
        <TextInput
          source="delivery_fee"
          label="createOrder.override.fee"
          helperText={usualFee === undefined ? false : t('createOrder.override.usual_fee', { fee: money(usualFee) })}
          validate={(value: string) =>
            parseAmount(value, store.currency) === null ? 'createOrder.tip_invalid' : undefined
          }
        />
      )}
    </DialogForm>
  );
};
