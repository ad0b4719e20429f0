import { useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import { errorCodes } from '#contract/codes/errorCodes';
import type { ErasureCertificate } from '#contract/entities/erasure';
import { PhoneInput } from '../../components/inputs/PhoneInput';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import type { StoreDataProvider } from '../../dataProvider/index';
import { CertificateDialog } from '../../orders/customers/CertificateDialog';
import { ErasureConsequences } from '../../orders/customers/ErasureConsequences';
import { DialogForm, useDialogForm } from '../../records/form/DialogForm';

/** Asks for the number of the customer whose data is to be erased, and then shows the certificate. */
export default function EraseByNumberDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { store } = useStoreFormat();
  const [certificate, setCertificate] = useState<ErasureCertificate | null>(null);
  // The second try after a lost reply gets the certificate of the first; another number is another erasure.
  const request = useRef({ number: '', key: '' });
  const form = useDialogForm({
    record: null,
    valuesOf: () => ({ country_phone_code: store.country_phone_code, phone: '' }),
    own: { [errorCodes.NO_DATA_FOUND]: 'erasure.unknown' },
    unreachable: 'access.password.change.unreachable',
    save: async ({ country_phone_code, phone }) => {
      const number = `${country_phone_code} ${phone}`;
      if (request.current.number !== number) request.current = { number, key: uuid() };
      const idempotency_key = request.current.key;
      const reply = await dataProvider.eraseCustomer({ country_phone_code, phone, idempotency_key });
      setCertificate(reply.certificate);
    },
  });
  if (certificate) return <CertificateDialog certificate={certificate} onClose={onClose} />;
  return (
    <DialogForm
      title={t('erasure.title_unnamed')}
      form={form}
      confirm={t('erasure.confirm')}
      isDangerous
      onClose={onClose}
    >
      <ErasureConsequences />
      <PhoneInput label="erasure.phone" required />
    </DialogForm>
  );
}
