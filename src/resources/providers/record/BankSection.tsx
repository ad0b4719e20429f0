import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { BankDetail } from '#contract/entities/bankDetail';
import { holderTypes } from '#contract/providers/holderTypes';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { FormSection } from '../../../records/form/FormSection';
import { BankDialog } from './BankDialog';
import { BankFacts } from './BankFacts';
import { PasswordDialog } from './PasswordDialog';
import { partKey, useOpenProvider } from './useOpenProvider';

type Wish = 'show' | 'change' | 'add' | 'delete';

/** Numbers that were shown are covered again after this long. */
const shownMs = 60_000;

/** Where a person is paid: covered, and opened by the password of who is signed in. */
export const BankSection = () => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const notify = useNotify();
  const { id } = useOpenProvider();
  const [wish, setWish] = useState<Wish | null>(null);
  const [open, setOpen] = useState<{ detail: BankDetail; password: string } | null>(null);
  const [edited, setEdited] = useState<{ detail: BankDetail | null; password: string } | null>(null);
  const holder = { bank_holder_id: id, bank_holder_type: holderTypes.provider };
  const query = useQuery({
    queryKey: partKey('bank', id),
    queryFn: async () => (await dataProvider.getBankDetail(holder)).bank_detail,
  });
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => setOpen(null), shownMs);
    return () => clearTimeout(timer);
  }, [open]);
  const masked = query.data ?? null;
  const carryOut = async (password: string) => {
    if (wish === 'delete' && masked) {
      await dataProvider.deleteBankDetail({ bank_detail_id: masked._id, password });
      setOpen(null);
      await query.refetch();
      notify('codes.success.1013', { type: 'success' });
    } else {
      const { bank_detail } = await dataProvider.getBankDetail({ ...holder, password });
      if (wish === 'show' && bank_detail) setOpen({ detail: bank_detail, password });
      else setEdited({ detail: bank_detail, password });
    }
    setWish(null);
  };
  const shown = open?.detail ?? masked;
  return (
    <FormSection title="providers.bank.title" detail="providers.bank.detail">
      {query.isPending && <Skeleton variant="rounded" height={64} />}
      {query.isError && (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography>{t('providers.part_failed')}</Typography>
          <Button onClick={() => void query.refetch()}>{t('records.save.retry')}</Button>
        </Box>
      )}
      {shown && <BankFacts detail={shown} password={open?.password ?? null} onChanged={() => void query.refetch()} />}
      {query.isSuccess && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {!masked && (
            <Button variant="outlined" onClick={() => setWish('add')} sx={{ minBlockSize: 40 }}>
              {t('providers.bank.add')}
            </Button>
          )}
          {masked && (
            <>
              <Button
                variant="outlined"
                onClick={() => (open ? setOpen(null) : setWish('show'))}
                sx={{ minBlockSize: 40 }}
              >
                {t(open ? 'providers.bank.hide' : 'providers.bank.show')}
              </Button>
              <Button onClick={() => setWish('change')} sx={{ minBlockSize: 40 }}>
                {t('providers.bank.change')}
              </Button>
              <Button color="error" onClick={() => setWish('delete')} sx={{ minBlockSize: 40 }}>
                {t('records.delete.button')}
              </Button>
            </>
          )}
        </Box>
      )}
      {wish && (
        <PasswordDialog
          title={t(`providers.bank.wish.${wish}`)}
          confirm={t(wish === 'delete' ? 'records.delete.button' : 'providers.bank.go_on')}
          isDanger={wish === 'delete'}
          onPassword={carryOut}
          onClose={() => setWish(null)}
        />
      )}
      {edited && (
        <BankDialog
          {...edited}
          holderId={id}
          onClose={() => setEdited(null)}
          onSaved={async () => {
            await query.refetch();
            setOpen(null);
            setEdited(null);
          }}
        />
      )}
    </FormSection>
  );
};
