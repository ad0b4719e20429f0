import Button from '@mui/material/Button';
import { useCallback, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorCodes } from '#contract/codes/errorCodes';
import {
  EntranceCard,
  EntranceHeading,
  EntranceLoading,
  EntranceProblem,
} from '../../components/entrance/EntranceCard';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { ApiError } from '../../dataProvider/apiError';
import type { GuestTable } from '../../dataProvider/guestTable';

interface GuestTablePageProps {
  /** Empty if the address has none. */
  token: string;
  read: (token: string) => Promise<GuestTable>;
}

/** `over`: the code is no longer valid, or never was. `failed`: the server couldn't be asked. */
type Problem = 'over' | 'failed';

/** The table of a code, and how to read it again. */
function useTable({ token, read }: GuestTablePageProps) {
  const [found, setFound] = useState<GuestTable | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const load = useCallback(async () => {
    if (!token) return setProblem('over');
    setProblem(null);
    try {
      setFound(await read(token));
    } catch (error) {
      setProblem(error instanceof ApiError && error.code === errorCodes.NO_DATA_FOUND ? 'over' : 'failed');
    }
  }, [token, read]);
  useEffect(() => void load(), [load]);
  return { found, problem, load };
}

/** `/table/<token>`: where guests are, if they scan the QR code on their table and can't order on a website. */
export default function GuestTablePage(props: GuestTablePageProps) {
  const t = useTranslate();
  useDocumentTitle(t('guestTable.page'));
  const { found, problem, load } = useTable(props);
  return (
    <EntranceCard>
      {problem ? (
        <>
          <EntranceHeading title={t('guestTable.page')} />
          <EntranceProblem text={t(problem === 'over' ? 'guestTable.over' : 'guestBooking.failed')} />
          {problem === 'failed' && (
            <Button variant="contained" size="large" onClick={() => void load()} sx={{ mt: 3 }}>
              {t('guestBooking.retry')}
            </Button>
          )}
        </>
      ) : found ? (
        <EntranceHeading
          title={t('guestTable.title', { store: `\u2068${found.store.name[0] ?? ''}\u2069` })}
          detail={t('guestTable.detail', { number: found.table.number })}
        />
      ) : (
        <EntranceLoading label={t('guestTable.loading')} />
      )}
    </EntranceCard>
  );
}
