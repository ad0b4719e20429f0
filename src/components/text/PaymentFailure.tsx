import { useTranslate } from 'react-admin';
import { paymentFailure } from '#contract/payments/paymentFailure';

interface PaymentFailureProps {
  failure: string;
  /** Whether the server makes the request again automatically. */
  isTriedAgain?: boolean;
}

/** Why a request to a gateway failed, in the reader's language, and the gateway's own words. */
export const PaymentFailure = ({ failure, isTriedAgain = false }: PaymentFailureProps) => {
  const t = useTranslate();
  const { kind, words } = paymentFailure(failure);
  return (
    <>
      {t(`orderPayments.failure.${kind}`)}
      {isTriedAgain && ` ${t('orderPayments.again')}`}
      {words && (
        <>
          {' '}
          <bdi style={{ overflowWrap: 'anywhere' }}>{words}</bdi>
        </>
      )}
    </>
  );
};
