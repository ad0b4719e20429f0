import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { BankDetail, BankPhotoSide } from '#contract/entities/bankDetail';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { useDayText } from '../../components/time/useDayText';
import type { StoreDataProvider } from '../../dataProvider/index';
import { DocumentSideField, pictureOf } from '../documents/DocumentSideField';
import { FormSection } from '../form/FormSection';
import type { BankHolder, BankNotice } from './bankHolder';

const BankDialog = lazyWithRetry(() => import('./BankDialog'));
const PasswordDialog = lazyWithRetry(() => import('./PasswordDialog'));

const sides: readonly BankPhotoSide[] = ['front', 'back', 'extra'];

/** Details that were unlocked with the password. */
interface OpenDetail {
  detail: BankDetail;
  password: string;
  /** After a while numbers are masked again, and photos aren't shown. Adding one goes on: the camera may be open. */
  isMasked: boolean;
}

interface BankFactsProps {
  detail: BankDetail;
  /** Without it photos can't be shown or added. */
  open: OpenDetail | null;
  onPhoto: (side: BankPhotoSide) => void;
}

const photoOf = ({ detail, password }: OpenDetail, side: BankPhotoSide) => ({
  bank_detail_id: detail._id,
  side,
  password,
});

/** Bank details: masked, or in full with the photos. */
const BankFacts = ({ detail, open, onPhoto }: BankFactsProps) => {
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
    ['gender', detail.gender ? t(`bank.gender.${detail.gender}`) : ''],
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
              {t(`bank.field.${name}`)}
            </Typography>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
              <bdi>{value}</bdi>
            </Box>
          </div>
        ))}
      </Box>
      {open && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5 }}>
          {sides.map((side) => (
            <DocumentSideField
              key={side}
              label={t(`bank.photo.${side}`)}
              alt={t(`bank.photo.${side}`)}
              isThere={open.detail.photos[side]}
              isHidden={open.isMasked}
              load={async () => pictureOf(await dataProvider.getBankPhoto(photoOf(open, side)))}
              onFile={async (file) => {
                await dataProvider.uploadBankPhoto(photoOf(open, side), { file });
                onPhoto(side);
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

/** How payouts stand, beside the store's own bank details. */
export interface PayoutState {
  payout_hold_until?: string | null | undefined;
  payouts_frozen_at?: string | null | undefined;
}

interface BankSectionProps {
  holder: BankHolder;
  queryKey: readonly unknown[];
  /** Translation key. */
  detail?: string;
  /** Above the details. */
  notice?: (payouts: PayoutState, demo: BankNotice | null) => ReactNode;
}

/** Bank details of a person or the store: masked, and unlocked with the user's password. */
export const BankSection = ({ holder, queryKey, detail = 'bank.detail', notice }: BankSectionProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const notify = useNotify();
  const [pendingAction, setPendingAction] = useState<BankAction | null>(null);
  const [open, setOpen] = useState<OpenDetail | null>(null);
  const [edited, setEdited] = useState<{ detail: BankDetail | null; password: string } | null>(null);
  const [demo, setDemo] = useState<BankNotice | null>(null);
  const query = useQuery({
    queryKey: [...queryKey],
    queryFn: () => dataProvider.getBankDetail(holder),
  });
  useEffect(() => {
    if (!open || open.isMasked) return;
    const timer = setTimeout(() => setOpen({ ...open, isMasked: true }), shownMs);
    return () => clearTimeout(timer);
  }, [open]);
  const masked = query.data?.bank_detail ?? null;
  const isFrozen = Boolean(query.data?.payouts_frozen_at);
  const perform = async (password: string) => {
    if (pendingAction === 'delete' && masked) {
      const { demo_message } = await dataProvider.deleteBankDetail({ bank_detail_id: masked._id, password });
      setOpen(null);
      setDemo(demo_message ?? null);
      await query.refetch();
      notify('codes.success.1013', { type: 'success' });
    } else {
      const { bank_detail } = await dataProvider.getBankDetail({ ...holder, password });
      if (pendingAction === 'show' && bank_detail) setOpen({ detail: bank_detail, password, isMasked: false });
      else if (bank_detail || pendingAction === 'add') setEdited({ detail: bank_detail, password });
      else {
        // Deleted on another device.
        setOpen(null);
        await query.refetch();
      }
    }
    setPendingAction(null);
  };
  const isShown = open !== null && !open.isMasked;
  const shown = isShown ? open.detail : masked;
  const showPhoto = (side: BankPhotoSide) => {
    setOpen((now) => now && { ...now, detail: { ...now.detail, photos: { ...now.detail.photos, [side]: true } } });
    void query.refetch();
  };
  return (
    <FormSection title="bank.title" detail={detail}>
      {query.data && notice?.(query.data, demo)}
      {query.isPending && <Skeleton variant="rounded" height={64} />}
      {query.isError && (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography>{t('bank.load_failed')}</Typography>
          <Button onClick={() => void query.refetch()}>{t('common.retry')}</Button>
        </Box>
      )}
      {shown && <BankFacts detail={shown} open={open} onPhoto={showPhoto} />}
      {query.isSuccess && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {!masked && !isFrozen && (
            <Button variant="outlined" onClick={() => setPendingAction('add')} sx={{ minBlockSize: 40 }}>
              {t('bank.add')}
            </Button>
          )}
          {masked && (
            <>
              <Button
                variant="outlined"
                onClick={() => (isShown ? setOpen(null) : setPendingAction('show'))}
                sx={{ minBlockSize: 40 }}
              >
                {t(isShown ? 'bank.hide' : 'bank.show')}
              </Button>
              {!isFrozen && (
                <>
                  <Button onClick={() => setPendingAction('change')} sx={{ minBlockSize: 40 }}>
                    {t('bank.change')}
                  </Button>
                  <Button color="error" onClick={() => setPendingAction('delete')} sx={{ minBlockSize: 40 }}>
                    {t('common.delete')}
                  </Button>
                </>
              )}
            </>
          )}
        </Box>
      )}
      {pendingAction && (
        <Suspense fallback={null}>
          <PasswordDialog
            title={t(`bank.wish.${pendingAction}`)}
            confirm={t(pendingAction === 'delete' ? 'common.delete' : 'bank.go_on')}
            isDanger={pendingAction === 'delete'}
            onPassword={perform}
            onClose={() => setPendingAction(null)}
          />
        </Suspense>
      )}
      {edited && (
        <Suspense fallback={null}>
          <BankDialog
            {...edited}
            holder={holder}
            onClose={() => setEdited(null)}
            onSaved={async (message) => {
              await query.refetch();
              setDemo(message ?? null);
              setOpen(null);
              setEdited(null);
            }}
          />
        </Suspense>
      )}
    </FormSection>
  );
};
