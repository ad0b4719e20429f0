import Alert from '@mui/material/Alert';
import { Fragment, useMemo, useRef } from 'react';
import { SelectInput, useDataProvider, useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import type { BankDetail } from '#contract/entities/bankDetail';
import { limits } from '#contract/limits';
import { bankFieldsOf } from '#contract/providers/bankFields';
import { isAccountNumber } from '#contract/providers/bankNumbers';
import { selectLook } from '../../components/inputs/inputParts';
import { TextInput, type TextInputProps } from '../../components/inputs/TextInput';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import type { StoreDataProvider } from '../../dataProvider/index';
import { DialogForm, useDialogForm } from '../form/DialogForm';
import type { RecordField } from '../form/formValues';
import type { BankHolder, BankNotice } from './bankHolder';

interface BankDialogProps {
  holder: BankHolder;
  /** The full details, unlocked with the password; `null`: there are none yet. */
  detail: BankDetail | null;
  password: string;
  onClose: () => void;
  /** @param demo the notice of the change, in a demo without a mail server */
  onSaved: (demo?: BankNotice) => Promise<void>;
}

type Gender = NonNullable<BankDetail['gender']>;
const bankNumbers = ['routing_number', 'bank_code'] as const;
const genders: readonly Gender[] = ['female', 'male', 'other'];

const startOf = (detail: BankDetail | null) => ({
  account_holder_name: detail?.account_holder_name ?? '',
  account_number: detail?.account_number ?? '',
  routing_number: detail?.routing_number ?? '',
  bank_code: detail?.bank_code ?? '',
  personal_id_number: detail?.personal_id_number ?? '',
  date_of_birth: detail?.date_of_birth ?? '',
  gender: detail?.gender ?? '',
});

const codeTexts = {
  account_number: 'bank.account_error',
  ...Object.fromEntries(
    ['iban', 'routing_number', 'bank_code', 'required', 'payouts_frozen'].map((code) => [code, `bank.error.${code}`]),
  ),
};

/** Adds or changes bank details, with the numbers that the store's country uses. Loaded when it opens: it knows all IBANs. */
export default function BankDialog({ holder, detail, password, onClose, onSaved }: BankDialogProps) {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const key = useRef(uuid());
  const { store } = useStoreFormat();
  const rules = bankFieldsOf(store.country_code);
  const form = useDialogForm({
    record: detail,
    valuesOf: startOf,
    own: codeTexts,
    // An error contains masked numbers, and two masked ones can't be compared.
    latest: async () => (await dataProvider.getBankDetail({ ...holder, password })).bank_detail,
    save: async ({ date_of_birth, gender, ...texts }, opened) => {
      const fields = { ...texts, date_of_birth: date_of_birth || null, gender: (gender || null) as Gender | null };
      if (opened) {
        const { _id: bank_detail_id, version } = opened;
        const { demo_message } = await dataProvider.updateBankDetail({ bank_detail_id, version, password, ...fields });
        return onSaved(demo_message);
      }
      const added = { idempotency_key: key.current, ...holder, password, ...fields };
      const { demo_message } = await dataProvider.addBankDetail(added);
      await onSaved(demo_message);
    },
  });
  const number: string = form.form.watch('account_number');
  const compared = useMemo<readonly RecordField[]>(
    () =>
      Object.keys(startOf(null)).map((source) => ({
        source,
        label: `bank.field.${source}`,
        ...(source === 'gender' ? { render: (value: unknown) => t(`bank.gender.${value || 'none'}`) } : {}),
      })),
    [t],
  );
  const field = (name: keyof ReturnType<typeof startOf>, max: number, more: Partial<TextInputProps> = {}) => (
    <TextInput source={name} label={`bank.field.${name}`} max={max} {...more} />
  );
  const isDoubtful = number !== '' && !isAccountNumber(number) && !form.form.formState.errors.account_number;
  return (
    <DialogForm
      title={t(detail ? 'bank.wish.change' : 'bank.wish.add')}
      form={form}
      fields={compared}
      maxWidth="sm"
      onClose={onClose}
    >
      {field('account_holder_name', limits.nameMax, { required: true })}
      {field('account_number', limits.bankNumberMax, { required: true, isCode: true })}
      {isDoubtful && <Alert severity="warning">{t('bank.account_error')}</Alert>}
      {bankNumbers.map((name) =>
        rules[name] || detail?.[name] ? (
          <Fragment key={name}>{field(name, limits.bankNumberMax, { isCode: true })}</Fragment>
        ) : null,
      )}
      {field('personal_id_number', limits.codeMax, { isCode: true })}
      {field('date_of_birth', 10, { type: 'date' })}
      <SelectInput
        source="gender"
        label="bank.field.gender"
        choices={genders.map((gender) => ({ id: gender, name: t(`bank.gender.${gender}`) }))}
        emptyText={t('bank.gender.none')}
        emptyValue=""
        {...selectLook}
      />
    </DialogForm>
  );
}
