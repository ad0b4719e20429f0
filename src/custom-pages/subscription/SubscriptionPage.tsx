import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { usePageHeading } from '../../components/page/usePageHeading';
import type { StoreDataProvider } from '../../dataProvider/index';
import { CardsPart } from './CardsPart';
import { DetailsPart } from './DetailsPart';
import { FailurePart } from './FailurePart';
import { InvoicesPart } from './InvoicesPart';
import { type PlanChoice, takeChoice } from './keptChoice';
import { PlanDialog } from './PlanDialog';
import { PlansPart } from './PlansPart';
import { StatePart } from './StatePart';
import { useBilling, useBillingChange } from './useBilling';

/** After the gateway's page: takes the card over, and goes on with the plan that was chosen before. */
function useReturn(onChoice: (choice: PlanChoice) => void): void {
  const [search, setSearch] = useSearchParams();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { run } = useBillingChange();
  const isTaken = useRef(false);
  const result = search.get('card');
  useEffect(() => {
    if (result === null || isTaken.current) return;
    isTaken.current = true;
    setSearch({}, { replace: true });
    const choice = takeChoice();
    if (result !== 'added') return;
    void run(() => dataProvider.addCard({})).then((isAdded) => {
      if (isAdded && choice) onChoice(choice);
    });
  }, [result, setSearch, run, dataProvider, onChoice]);
}

/** `/app/settings/subscription`: what the store pays for, with what, and what it has paid. */
export default function SubscriptionPage() {
  const t = useTranslate();
  const heading = usePageHeading();
  useDocumentTitle(heading);
  const { data, isError, refetch } = useBilling();
  const [choice, setChoice] = useState<PlanChoice | null>(null);
  useReturn(setChoice);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxInlineSize: 960 }}>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.375rem', md: '1.5rem' } }}>
        {heading}
      </Typography>
      {data ? (
        <>
          {data.is_test && <Alert severity="info">{t('billing.test')}</Alert>}
          <StatePart subscription={data} />
          <PlansPart subscription={data} onChoose={setChoice} />
          <CardsPart subscription={data} />
          <FailurePart subscription={data} />
          <InvoicesPart subscription={data} />
          <DetailsPart key={data.version} subscription={data} />
          {choice && <PlanDialog choice={choice} subscription={data} onClose={() => setChoice(null)} />}
        </>
      ) : isError ? (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}>
          {t('billing.failed')}
        </Alert>
      ) : (
        <Skeleton variant="rounded" height={240} />
      )}
    </Box>
  );
}
