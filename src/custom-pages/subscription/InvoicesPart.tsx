import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { type InvoiceState, invoiceStates } from '#contract/billing/invoiceParts';
import { minorDigits } from '#contract/currencyDigits';
import type { BillingInvoice, SubscriptionView } from '#contract/entities/subscription';
import { limits } from '#contract/limits';
import { FigureTable } from '../../components/FigureTable';
import { saveFile } from '../../components/saveFile';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { recordDate } from '../../components/time/storeTime';
import type { StoreDataProvider } from '../../dataProvider/index';
import { csvFile, csvText } from '../../menuFiles/writing/csvText';
import { BillingPart } from './BillingPart';
import { billingKey, useBillingChange, useBillingFormat } from './useBilling';

const bytesOf = (base64: string): BlobPart => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** A row about the invoice above it, across the table: a column is too narrow for a sentence. */
const Note = styled('tr')({
  '&&': { borderBlockStart: 0 },
  '&& > td': { textAlign: 'start', whiteSpace: 'normal', paddingBlockStart: 0 },
  '& > td > p': { position: 'sticky', insetInlineStart: 0, maxInlineSize: 'min(480px, 70vw)' },
});

/** The invoices, filtered, each as a PDF, and all of them as CSV. */
export const InvoicesPart = ({ subscription }: { subscription: SubscriptionView }) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { language } = useBillingFormat(subscription);
  const { timezone, locale } = useStoreFormat();
  const { run, isRunning } = useBillingChange();
  const [state, setState] = useState<InvoiceState | ''>('');
  const [from, setFrom] = useState('');
  const body = {
    ...{ page: 1, perPage: limits.perPageMax, filter: state === '' ? {} : { state } },
    ...(from !== '' && { start_date: from }),
  };
  const { data } = useQuery({
    queryKey: [...billingKey, 'invoices', body],
    queryFn: ({ signal }) => dataProvider.getInvoiceList(body, { signal }),
  });
  const invoices = data?.data ?? [];
  const isFiltered = state !== '' || from !== '';
  const money = ({ total, currency }: BillingInvoice) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency }).format(total / 10 ** minorDigits(currency));
  const savePdf = ({ _id, invoice_number }: BillingInvoice) =>
    run(async () => {
      const file = await dataProvider.getInvoiceFile({ _id, language });
      saveFile(new Blob([bytesOf(file.content)], { type: file.content_type }), `${invoice_number}.pdf`);
    });
  const saveCsv = () => {
    const head = ['number', 'issued', 'status', 'net', 'tax', 'total_sum', 'currency'].map((key) =>
      t(`billing.columns.${key}`),
    );
    const rows = invoices.map((one) => {
      const digits = minorDigits(one.currency);
      const sums = [one.net, one.tax, one.total].map((sum) => (sum / 10 ** digits).toFixed(digits));
      return [one.invoice_number, one.issued_at, t(`billing.status.${one.state}`), ...sums, one.currency];
    });
    saveFile(csvFile([csvText([head, ...rows], ',')]), 'invoices.csv');
  };
  return (
    <BillingPart title={t('billing.invoices')}>
      <Box
        hidden={invoices.length === 0 && !isFiltered}
        sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', '&[hidden]': { display: 'none' } }}
      >
        <TextField
          select
          size="small"
          label={t('billing.columns.status')}
          value={state}
          onChange={(event) => setState(event.target.value as InvoiceState | '')}
          sx={{ minInlineSize: 160 }}
        >
          <MenuItem value="">{t('billing.all')}</MenuItem>
          {invoiceStates.map((each) => (
            <MenuItem key={each} value={each}>
              {t(`billing.status.${each}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          type="date"
          size="small"
          label={t('billing.from')}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <Button disabled={invoices.length === 0} onClick={saveCsv} sx={{ minBlockSize: 44 }}>
          {t('billing.csv')}
        </Button>
      </Box>
      {invoices.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('billing.no_invoices')}</Typography>
      ) : (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('billing.invoices')}>
          <FigureTable aria-label={t('billing.invoices')}>
            <thead>
              <tr>
                <th scope="col">{t('billing.columns.number')}</th>
                <th scope="col">{t('billing.columns.issued')}</th>
                <th scope="col">{t('billing.columns.status')}</th>
                <th scope="col">{t('billing.columns.total_sum')}</th>
                <th scope="col">{t('billing.pdf')}</th>
              </tr>
            </thead>
            <tbody>
              {invoices.map((invoice) => (
                <Fragment key={invoice._id}>
                  <tr>
                    <th scope="row">{invoice.invoice_number}</th>
                    <td>{recordDate(invoice.issued_at, { locale, timezone })}</td>
                    <td>
                      {invoice.kind === 'credit_note' ? t('billing.credit_note') : t(`billing.status.${invoice.state}`)}
                    </td>
                    <td>{money(invoice)}</td>
                    <td>
                      <Button
                        disabled={isRunning}
                        aria-label={`${t('billing.pdf')} ${invoice.invoice_number}`}
                        onClick={() => void savePdf(invoice)}
                        sx={{ minBlockSize: 44 }}
                      >
                        {t('billing.pdf')}
                      </Button>
                    </td>
                  </tr>
                  {invoice.failure !== undefined && (
                    <Note>
                      <td colSpan={5}>
                        <Typography
                          variant="body2"
                          sx={{ color: invoice.state === 'fail' ? 'error.main' : 'text.secondary' }}
                        >
                          {t(invoice.state === 'fail' ? 'billing.refund.failed' : 'billing.refund.waiting')}
                        </Typography>
                      </td>
                    </Note>
                  )}
                </Fragment>
              ))}
            </tbody>
          </FigureTable>
        </Box>
      )}
    </BillingPart>
  );
};
