import { useTranslate } from 'react-admin';
import { paymentFailure } from '#contract/payments/paymentFailure';

/** Why a request to a gateway failed, in the reader's language, and the gateway's own words. */
export const PaymentFailure = ({ failure }: { failure: string }) => {
  const t = useTranslate();
  const { kind, words } = paymentFailure(failure);
  return (
    <>
      {t(`orderPayments.failure.${kind}`)}
      {words && (
        <>
          {' '}
          <bdi style={{ overflowWrap: 'anywhere' }}>{words}</bdi>
        </>
      )}
    </>
  );
};
