import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import type { ErasureCertificate } from '#contract/entities/erasure';
import type { Order } from '#contract/entities/order';
import { Confirm } from '../../components/feedback/Confirm';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useNotifyError } from '../../records/form/useNotifyError';
import { CertificateDialog } from './CertificateDialog';
import { ErasureConsequences } from './ErasureConsequences';

interface EraseCustomerDialogProps {
  order: Order;
  onClose: () => void;
}

/** Asks whether to erase the data of an order's customer, and then shows the certificate. */
export default function EraseCustomerDialog({ order, onClose }: EraseCustomerDialogProps) {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const queryClient = useQueryClient();
  const attempt = useNotifyError();
  const [isRunning, setRunning] = useState(false);
  const [certificate, setCertificate] = useState<ErasureCertificate | null>(null);
  // Of the whole dialog: the second try after a lost reply gets the certificate of the first.
  const key = useRef(uuid());
  const { name } = order.customer;
  const erase = async () => {
    setRunning(true);
    await attempt(async () => {
      const reply = await dataProvider.eraseCustomer({ order_id: order._id, idempotency_key: key.current });
      setCertificate(reply.certificate);
      // Whatever shows the customer loads again.
      void queryClient.invalidateQueries();
    });
    setRunning(false);
  };
  if (certificate) return <CertificateDialog certificate={certificate} onClose={onClose} />;
  return (
    <Confirm
      isOpen
      title={name ? t('erasure.title', { name: `\u2068${name}\u2069` }) : t('erasure.title_unnamed')}
      content={<ErasureConsequences />}
      confirm={t('erasure.confirm')}
      cancel={t('common.cancel')}
      confirmColor="warning"
      loading={isRunning}
      onConfirm={() => void erase()}
      onClose={onClose}
    />
  );
}
