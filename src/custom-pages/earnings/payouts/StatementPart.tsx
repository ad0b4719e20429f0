import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import TableChartIcon from '@mui/icons-material/TableChartOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { formatMoney } from '#contract/money';
import { referenceLanguages } from '#contract/referenceLanguages';
import { statementSums } from '#contract/statements/sums';
import { Loading } from '../../../components/feedback/Loading';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { saveFile } from '../../../components/saveFile';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useDayText } from '../../../components/time/useDayText';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { withTexts } from '../../../i18n/index';
import { useNotifyError } from '../../../records/form/useNotifyError';
import { retriesUnreached } from '../../../records/list/retriesUnreached';
import { Facts } from '../Figure';
import { LoadFailed } from '../PlainPage';
import { StatementSeal } from './StatementSeal';
import type { StatementReply } from './verifyStatement';

const StatementCsv = lazyWithRetry(withTexts('files', () => import('./StatementCsv')));

const bytesOf = (base64: string): BlobPart => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** The amounts that lead from the balance before to what is due; those that are 0 aren't shown. */
const StatementSums = ({ statement }: Pick<StatementReply, 'statement'>) => {
  const t = useTranslate();
  const dayText = useDayText();
  const { locale } = useStoreFormat();
  const { currency, period, balance_before } = statement;
  const { earned, cash, owed, paid_out, due } = statementSums(statement);
  const rows = { balance_before, earned, cash, owed, paid_out: 0 - paid_out, due };
  return (
    <Facts>
      <dt>{t('payouts.statement.period')}</dt>
      <dd>{`${dayText(period.first)} – ${dayText(period.last)}`}</dd>
      {Object.entries(rows)
        .filter(([name, amount]) => amount !== 0 || name === 'due')
        .map(([name, amount]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{t(`payouts.statement.${name}`)}</dt>
            <dd>{formatMoney(amount, currency, locale)}</dd>
          </div>
        ))}
    </Facts>
  );
};

/** Saves the statement as a PDF in the current language. */
const PdfButton = ({ payoutId, name }: { payoutId: string; name: string }) => {
  const t = useTranslate();
  const attempt = useNotifyError();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { locale } = useStoreFormat();
  const [isBusy, setBusy] = useState(false);
  const language = referenceLanguages.find((code) => locale.startsWith(code)) ?? 'en';
  const save = async () => {
    setBusy(true);
    await attempt(async () => {
      const file = await dataProvider.getPayoutStatementFile({ _id: payoutId, language });
      saveFile(new Blob([bytesOf(file.content)], { type: file.content_type }), `${name}.pdf`);
    });
    setBusy(false);
  };
  return (
    <Button
      variant="outlined"
      startIcon={<PictureAsPdfIcon />}
      loading={isBusy}
      onClick={() => void save()}
      sx={{ minBlockSize: 44 }}
    >
      {t('payouts.statement.pdf')}
    </Button>
  );
};

/** The statement of a payout: its sums, the files, and its seal. */
export const StatementPart = ({ payoutId }: { payoutId: string }) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const [isCsv, setCsv] = useState(false);
  const { data, isError, refetch } = useQuery({
    queryKey: ['payout_statement', payoutId],
    queryFn: ({ signal }) => dataProvider.getPayoutStatement({ _id: payoutId }, { signal }),
    retry: retriesUnreached,
  });
  const name = `${t('payouts.statement.file_name')}-${data?.statement.period.last}`;
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3" sx={{ fontSize: '1rem' }}>
        {t('payouts.statement.title')}
      </Typography>
      {data ? (
        <>
          <StatementSums statement={data.statement} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <PdfButton payoutId={payoutId} name={name} />
            <Button
              variant="outlined"
              startIcon={<TableChartIcon />}
              aria-expanded={isCsv}
              onClick={() => setCsv(!isCsv)}
              sx={{ minBlockSize: 44 }}
            >
              {t('payouts.statement.csv')}
            </Button>
          </Box>
          {isCsv && (
            <Suspense fallback={<Loading sx={{ minHeight: 80 }} />}>
              <StatementCsv payoutId={payoutId} statement={data.statement} name={name} />
            </Suspense>
          )}
          <StatementSeal payoutId={payoutId} reply={data} />
        </>
      ) : isError ? (
        <LoadFailed text="payouts.statement.failed" onRetry={refetch} />
      ) : (
        <Skeleton variant="rounded" height={160} />
      )}
    </Box>
  );
};
