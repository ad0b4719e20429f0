import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { RowCheckbox, useIsSelected } from '../../../records/list/selection';
import { ActiveSwitch, DiscountCell, type ListedOffer, OfferName, StateSign, UsesCell } from './OfferCells';
import { OfferMenu } from './OfferMenu';

const Card = styled('article')(({ theme }) => ({
  blockSize: '100%',
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto 40px',
  alignItems: 'start',
  padding: '6px 4px',
  overflow: 'clip',
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '& .below': { gridColumn: '2 / -1', minInlineSize: 0, paddingInlineEnd: 8 },
  '& .facts': { display: 'flex', gap: 16, alignItems: 'center', fontSize: '0.875rem', marginBlockStart: 4 },
  '&[data-selected=true]': { borderColor: theme.palette.primary.main, backgroundColor: theme.palette.action.selected },
}));

export const offerCardHeight = 128;

/** An offer on a phone. */
export const OfferCard = memo(function OfferCard({ record }: { record: ListedOffer }) {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const isSelected = useIsSelected(record.id);
  return (
    <Card data-selected={isSelected}>
      <RowCheckbox id={record.id} label={t('recordLists.select.row', { name: text(record.name) })} />
      <OfferName offer={record} />
      <ActiveSwitch offer={record} />
      <OfferMenu offer={record} />
      <div className="below">
        <DiscountCell offer={record} />
        <div className="facts">
          <StateSign offer={record} />
          <span>
            {t('offers.column.uses')}: <UsesCell offer={record} />
          </span>
        </div>
      </div>
    </Card>
  );
});
