import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useMemo, useRef } from 'react';
import { SelectInput, useDataProvider, useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import { holderTypes } from '#contract/documents/holderTypes';
import type { BankDetail } from '#contract/entities/bankDetail';
import { limits } from '#contract/limits';
import { isAccountNumber } from '#contract/providers/bankNumbers';
import { selectLook } from '../../../components/inputs/inputParts';
import { TextInput, type TextInputProps } from '../../../components/inputs/TextInput';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { DialogForm, useDialogForm } from '../../../records/form/DialogForm';
import type { RecordField } from '../../../records/form/formValues';

interface BankDialogProps {
  holderId: string;
  /** The full details, unlocked with the password; `null`: there are none yet. */
  detail: BankDetail | null;
  password: string;
  onClose: () => void;
  onSaved: () => Promise<void>;
}

type Gender = NonNullable<BankDetail['gender']>;
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

const codeTexts = { account_number: 'providers.bank.account_error' };

/** Adds or changes bank details. */
export const BankDialog = ({ holderId, detail, password, onClose, onSaved }: BankDialogProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const key = useRef(uuid());
  const holder = { bank_holder_id: holderId, bank_holder_type: holderTypes.provider };
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
        await dataProvider.updateBankDetail({ bank_detail_id, version, password, ...fields });
      } else await dataProvider.addBankDetail({ idempotency_key: key.current, ...holder, password, ...fields });
      await onSaved();
    },
  });
  const number: string = form.form.watch('account_number');
  const compared = useMemo<readonly RecordField[]>(
    () =>
      Object.keys(startOf(null)).map((source) => ({
        source,
        label: `providers.bank.field.${source}`,
        ...(source === 'gender' ? { render: (value: unknown) => t(`providers.bank.gender.${value || 'none'}`) } : {}),
      })),
    [t],
  );
  const field = (name: keyof ReturnType<typeof startOf>, max: number, more: Partial<TextInputProps> = {}) => (
    <TextInput source={name} label={`providers.bank.field.${name}`} max={max} {...more} />
  );
  const isDoubtful = number !== '' && !isAccountNumber(number) && !form.form.formState.errors.account_number;
  return (
    <DialogForm
      title={t(detail ? 'providers.bank.wish.change' : 'providers.bank.wish.add')}
      form={form}
      fields={compared}
      maxWidth="sm"
      onClose={onClose}
    >
      {field('account_holder_name', limits.nameMax, { required: true })}
      {field('account_number', limits.bankNumberMax, { required: true, isCode: true })}
      {isDoubtful && <Alert severity="warning">{t('providers.bank.account_error')}</Alert>}
      {field('routing_number', limits.bankNumberMax, { isCode: true })}
      {field('bank_code', limits.bankNumberMax, { isCode: true })}
      {field('personal_id_number', limits.codeMax, { isCode: true })}
      {field('date_of_birth', 10, { type: 'date' })}
      <SelectInput
        source="gender"
        label="providers.bank.field.gender"
        choices={genders.map((gender) => ({ id: gender, name: t(`providers.bank.gender.${gender}`) }))}
        emptyText={t('providers.bank.gender.none')}
        emptyValue=""
        {...selectLook}
      />
    </DialogForm>
  );
};

interface PasswordDialogProps {
  title: string;
  confirm: string;
  isDanger?: boolean;
  onPassword: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks the user for their password, because the device may have been left unattended. */
export const PasswordDialog = ({ title, confirm, isDanger = false, onPassword, onClose }: PasswordDialogProps) => {
  const t = useTranslate();
  const form = useDialogForm({
    record: null,
    valuesOf: () => ({ password: '' }),
    save: ({ password }) => onPassword(password),
  });
  return (
    <DialogForm title={title} form={form} confirm={confirm} isDangerous={isDanger} isFleeting onClose={onClose}>
      <Typography>{t('providers.bank.password_detail')}</Typography>
      <TextInput
        source="password"
        type="password"
        label="providers.bank.password"
        max={limits.passwordMax}
        autoComplete="current-password"
        required
        isCode
        autoFocus
      />
    </DialogForm>
  );
};
