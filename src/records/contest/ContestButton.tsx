import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { LedgerAccount } from '#contract/ledger/accounts';
import type { Minor } from '#contract/money';
import { lazyWithRetry } from '../../components/lazyWithRetry';

const ContestDialog = lazyWithRetry(() => import('./ContestDialog'));

/** An amount that the platform took from an order. */
export interface Deduction {
  order_id: string;
  /** The order's number. */
  unique_id: number | undefined;
  account: LedgerAccount;
  amount: Minor;
  currency: string;
}

/** Contests a deduction. Its texts are those of orders. */
export const ContestButton = ({ deduction }: { deduction: Deduction }) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const name = t(`earnings.account.${deduction.account}`);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={t('earnings.contest.open', { name })}
        onClick={() => setOpen(true)}
        sx={{ minBlockSize: 32, py: 0, px: 0.75 }}
      >
        {t('earnings.contest.action')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ContestDialog deduction={deduction} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
