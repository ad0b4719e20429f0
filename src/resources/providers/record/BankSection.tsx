import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { holderTypes } from '#contract/documents/holderTypes';
import type { BankDetail, BankPhotoSide } from '#contract/entities/bankDetail';
import { useDayText } from '../../../components/time/useDayText';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { DocumentSideField, pictureOf } from '../../../records/documents/DocumentSideField';
import { FormSection } from '../../../records/form/FormSection';
import { BankDialog, PasswordDialog } from './BankDialogs';
import { partKey, useOpenProvider } from './useOpenProvider';

const sides: readonly BankPhotoSide[] = ['front', 'back', 'extra'];

interface BankFactsProps {
  detail: BankDetail;
  /** The password that unlocked the details; without it photos can't be shown or added. */
  password: string | null;
  onChanged: () => void;
}

/** Bank details: masked, or in full with the photos. */
const BankFacts = ({ detail, password, onChanged }: BankFactsProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const day = useDayText();
  const facts = [
    ['account_holder_name', detail.account_holder_name],
    ['account_number', detail.account_number],
    ['routing_number', detail.routing_number],
    ['bank_code', detail.bank_code],
    ['personal_id_number', detail.personal_id_number],
    ['date_of_birth', detail.date_of_birth ? day(detail.date_of_birth) : ''],
    ['gender', detail.gender ? t(`providers.bank.gender.${detail.gender}`) : ''],
  ].filter(([, value]) => value !== '');
  return (
    <>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' }}
      >
        {facts.map(([name, value]) => (
          <div key={name}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {t(`providers.bank.field.${name}`)}
            </Typography>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
              <bdi>{value}</bdi>
            </Box>
          </div>
        ))}
      </Box>
      {password !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5 }}>
          {sides.map((side) => (
            <DocumentSideField
              key={side}
              label={t(`providers.bank.photo.${side}`)}
              alt={t(`providers.bank.photo.${side}`)}
              isThere={detail.photos[side]}
              load={async () =>
                pictureOf(await dataProvider.getBankPhoto({ bank_detail_id: detail._id, side, password }))
              }
              onFile={async (file) => {
                await dataProvider.uploadBankPhoto({ bank_detail_id: detail._id, side, password }, { file });
                onChanged();
              }}
            />
          ))}
        </Box>
      )}
    </>
  );
};

type BankAction = 'show' | 'change' | 'add' | 'delete';

/** Unlocked numbers are masked again after this long. */
const shownMs = 60_000;

/** A person's bank details: masked, and unlocked with the user's password. */
export const BankSection = () => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const notify = useNotify();
  const { id } = useOpenProvider();
  const [pendingAction, setPendingAction] = useState<BankAction | null>(null);
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
  const perform = async (password: string) => {
    if (pendingAction === 'delete' && masked) {
      await dataProvider.deleteBankDetail({ bank_detail_id: masked._id, password });
      setOpen(null);
      await query.refetch();
      notify('codes.success.1013', { type: 'success' });
    } else {
      const { bank_detail } = await dataProvider.getBankDetail({ ...holder, password });
      if (pendingAction === 'show' && bank_detail) setOpen({ detail: bank_detail, password });
      else setEdited({ detail: bank_detail, password });
    }
    setPendingAction(null);
  };
  const shown = open?.detail ?? masked;
  return (
    <FormSection title="providers.bank.title" detail="providers.bank.detail">
      {query.isPending && <Skeleton variant="rounded" height={64} />}
      {query.isError && (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography>{t('providers.part_failed')}</Typography>
          <Button onClick={() => void query.refetch()}>{t('common.retry')}</Button>
        </Box>
      )}
      {shown && <BankFacts detail={shown} password={open?.password ?? null} onChanged={() => void query.refetch()} />}
      {query.isSuccess && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {!masked && (
            <Button variant="outlined" onClick={() => setPendingAction('add')} sx={{ minBlockSize: 40 }}>
              {t('providers.bank.add')}
            </Button>
          )}
          {masked && (
            <>
              <Button
                variant="outlined"
                onClick={() => (open ? setOpen(null) : setPendingAction('show'))}
                sx={{ minBlockSize: 40 }}
              >
                {t(open ? 'providers.bank.hide' : 'providers.bank.show')}
              </Button>
              <Button onClick={() => setPendingAction('change')} sx={{ minBlockSize: 40 }}>
                {t('providers.bank.change')}
              </Button>
              <Button color="error" onClick={() => setPendingAction('delete')} sx={{ minBlockSize: 40 }}>
                {t('common.delete')}
              </Button>
            </>
          )}
        </Box>
      )}
      {pendingAction && (
        <PasswordDialog
          title={t(`providers.bank.wish.${pendingAction}`)}
          confirm={t(pendingAction === 'delete' ? 'common.delete' : 'providers.bank.go_on')}
          isDanger={pendingAction === 'delete'}
          onPassword={perform}
          onClose={() => setPendingAction(null)}
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
