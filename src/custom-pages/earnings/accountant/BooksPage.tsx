import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useLocale, useTranslate } from 'react-admin';
import type { AccountantBooks } from '#contract/entities/accountantLink';
import {
  EntranceCard,
  EntranceHeading,
  EntranceLoading,
  EntranceProblem,
} from '../../../components/entrance/EntranceCard';
import { useDocumentTitle } from '../../../components/page/useDocumentTitle';
import { recordDate, recordTime } from '../../../components/time/storeTime';
import { useLink } from '../../passwords/useLink';
import { BooksDownload, type LoadEntries } from './BooksDownload';
import { MonthTable } from './MonthTable';

interface BooksPageProps {
  /** Empty if the address has none. */
  token: string;
  read: (token: string) => Promise<AccountantBooks>;
  load: LoadEntries;
}

/** The sums of each month, and their entries as files. Times are in the store's time zone. */
const Books = ({ books, ...download }: { books: AccountantBooks; token: string; load: LoadEntries }) => {
  const t = useTranslate();
  const locale = useLocale();
  const { store_name, expires_at, currency, timezone, complete_since } = books;
  const format = { locale, timezone };
  return (
    <>
      <EntranceHeading
        title={t('accountant.books.title', { store: `\u2068${store_name[0] ?? ''}\u2069` })}
        detail={t('accountant.books.detail', { currency, timezone, date: recordDate(expires_at, format) })}
      />
      {complete_since && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('earningReport.incomplete', { time: recordTime(complete_since, format) })}
        </Alert>
      )}
      <MonthTable books={books} />
      <BooksDownload books={books} {...download} />
    </>
  );
};

/** `/store/books/<token>`: an accountant reads a store's bookkeeping. It signs no one in. */
export default function BooksPage({ token, read, load }: BooksPageProps) {
  const t = useTranslate();
  useDocumentTitle(t('accountant.books.page'));
  const { found, problem, retry } = useLink(token, read);
  if (found)
    return (
      <EntranceCard isWide>
        <Books {...{ books: found, token, load }} />
      </EntranceCard>
    );
  return (
    <EntranceCard>
      {problem ? (
        <>
          <EntranceHeading title={t('accountant.books.page')} />
          <EntranceProblem text={t(`accountant.books.${problem}`)} />
          {problem === 'failed' && (
            <Button variant="contained" size="large" onClick={retry} sx={{ mt: 3 }}>
              {t('common.retry')}
            </Button>
          )}
        </>
      ) : (
        <EntranceLoading label={t('accountant.books.loading')} />
      )}
    </EntranceCard>
  );
}
