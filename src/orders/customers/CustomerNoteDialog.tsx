import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { SelectInput, useDataProvider, useLocale, useTranslate } from 'react-admin';
import type { CustomerNote } from '#contract/entities/customer';
import { limits } from '#contract/limits';
import { menuLanguageCodes } from '#contract/menuLanguages';
import { BooleanInput } from '../../components/inputs/BooleanInput';
import { asItIs, selectLook } from '../../components/inputs/inputParts';
import { TextInput } from '../../components/inputs/TextInput';
import type { StoreDataProvider } from '../../dataProvider/index';
import { DialogForm, useDialogForm } from '../../records/form/DialogForm';
import type { RecordField } from '../../records/form/formValues';
import { languageNames } from './languageNames';
import { type CustomerNumber, customerKey, type KnownCaller } from './useCustomer';

interface CustomerNoteDialogProps {
  number: CustomerNumber;
  name: string;
  /** Omitted if the customer has no note yet. */
  note: CustomerNote | undefined;
  onClose: () => void;
}

const valuesOf = (note: CustomerNote | null) => ({
  allergies: note?.allergies ?? '',
  note: note?.note ?? '',
  language: note?.language ?? '',
  is_blocked: note?.is_blocked ?? false,
});

/** Edits the note about a customer. */
export default function CustomerNoteDialog({ number, name, note, onClose }: CustomerNoteDialogProps) {
  const t = useTranslate();
  const locale = useLocale();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const queryClient = useQueryClient();
  const form = useDialogForm({
    record: note ?? null,
    valuesOf,
    save: async (values, seen) => {
      const { country_phone_code, phone } = number;
      const body = { country_phone_code, phone, version: seen?.version ?? 0, ...values };
      const { customer } = await dataProvider.setCustomerNote(body);
      queryClient.setQueryData<KnownCaller>(customerKey(number), (known) => known && { ...known, note: customer });
      onClose();
    },
  });
  const { languages, fields } = useMemo(() => {
    const nameOf = languageNames(locale);
    const sorted = menuLanguageCodes
      .map((id) => ({ id, name: nameOf(id) }))
      .sort((a, b) => a.name.localeCompare(b.name, locale));
    const compared: readonly RecordField[] = [
      { source: 'allergies', label: 'customers.field.allergies' },
      { source: 'note', label: 'customers.field.note' },
      {
        source: 'language',
        label: 'customers.field.language',
        render: (code) => (code ? nameOf(String(code)) : t('customers.no_language')),
      },
      { source: 'is_blocked', label: 'customers.field.is_blocked' },
    ];
    return { languages: sorted, fields: compared };
  }, [locale, t]);
  return (
    <DialogForm
      title={name ? t('customers.title', { name }) : t('customers.title_unnamed')}
      form={form}
      fields={fields}
      onClose={onClose}
    >
      <TextInput source="allergies" label="customers.field.allergies" max={limits.allergiesMax} autoFocus />
      <TextInput source="note" label="customers.field.note" max={limits.noteMax} isLong />
      <SelectInput
        source="language"
        label="customers.field.language"
        choices={languages}
        emptyText="customers.no_language"
        {...asItIs}
        {...selectLook}
      />
      <BooleanInput source="is_blocked" label="customers.field.is_blocked" helperText="customers.blocked_help" />
    </DialogForm>
  );
}
