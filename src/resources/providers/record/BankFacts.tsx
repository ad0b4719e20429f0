import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDataProvider, useTranslate } from 'react-admin';
import type { BankDetail, BankPhotoSide } from '#contract/entities/bankDetail';
import { useDayText } from '../../../components/time/useDayText';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { FileSlot } from './FileSlot';
import { pictureOf } from './pictureOf';

const sides: readonly BankPhotoSide[] = ['front', 'back', 'extra'];

interface BankFactsProps {
  detail: BankDetail;
  /** Given for what it opened; without it photos are neither shown nor taken. */
  password: string | null;
  onChanged: () => void;
}

/** Bank details as they may be shown: covered, or whole with the photos of the papers. */
export const BankFacts = ({ detail, password, onChanged }: BankFactsProps) => {
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
            <FileSlot
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
