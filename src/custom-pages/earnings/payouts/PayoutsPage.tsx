import Skeleton from '@mui/material/Skeleton';
import { useWallet } from '../../../records/wallet/useWallet';
import { LoadFailed, PlainPage } from '../PlainPage';
import { Balance } from './Balance';
import { NextPayout } from './NextPayout';
import { PayoutList } from './PayoutList';
import { Requests } from './Requests';

/** `/app/earning/payouts`: what can be paid out, what was requested, and what was paid out. */
export default function PayoutsPage() {
  const { data: wallet, isError, refetch } = useWallet();
  return (
    <PlainPage>
      {wallet ? (
        <>
          <Balance wallet={wallet} />
          <NextPayout />
          {wallet.requests.length > 0 && <Requests requests={wallet.requests} />}
        </>
      ) : isError ? (
        <LoadFailed text="payouts.failed" onRetry={refetch} />
      ) : (
        <Skeleton variant="rounded" height={160} />
      )}
      <PayoutList requests={wallet?.requests ?? []} />
    </PlainPage>
  );
}
