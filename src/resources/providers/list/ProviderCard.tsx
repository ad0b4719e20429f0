import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { fullName } from '#contract/providers/fullName';
import { Picture } from '../../../components/fields/Picture';
import { PhoneLink } from '../../../components/phone/PhoneLink';
import { RowCheckbox, useIsSelected } from '../../../records/list/selection';
import { ApprovalSign, AvailabilitySign, type ListedProvider, TodayCell } from '../ProviderFields';
import { ProviderMenu } from './ProviderMenu';
import { ProviderName } from './ProviderName';

const Card = styled('article')(({ theme }) => ({
  blockSize: '100%',
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: '40px 52px minmax(0, 1fr) 40px',
  alignItems: 'center',
  columnGap: 8,
  padding: '6px 4px',
  overflow: 'clip',
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '&[data-selected=true]': { borderColor: theme.palette.primary.main, backgroundColor: theme.palette.action.selected },
}));

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 14,
  alignItems: 'center',
  fontSize: '0.875rem',
  minInlineSize: 0,
});

export const providerCardHeight = 136;

/** A delivery person on a phone: name, availability, and phone number within reach of the thumb. */
export const ProviderCard = memo(function ProviderCard({ record }: { record: ListedProvider }) {
  const t = useTranslate();
  const isSelected = useIsSelected(record.id);
  return (
    <Card data-selected={isSelected}>
      <RowCheckbox id={record.id} label={t('recordLists.select.row', { name: fullName(record) })} />
      <Picture image={record.image} size={52} fallback="provider" />
      <div style={{ minInlineSize: 0 }}>
        <ProviderName record={record} />
        <Line>
          <AvailabilitySign availability={record.availability} orders={record.open_orders} />
          {record.approval !== 'approved' && <ApprovalSign approval={record.approval} />}
        </Line>
        <Line>
          <PhoneLink country_phone_code={record.country_phone_code} phone={record.phone} />
          {record.today.completed > 0 && <TodayCell record={record} />}
        </Line>
      </div>
      <ProviderMenu record={record} />
    </Card>
  );
});
