import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Picture } from '../../../components/fields/Picture';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { RowCheckbox, useIsSelected } from '../../../records/list/selection';
import { ItemBox } from './ItemBox';
import { StockToggle } from './ItemCells';
import { ItemMenu } from './ItemMenu';
import { ItemName } from './ItemName';
import type { ListedItem } from './listedItem';
import { PriceCell } from './PriceCell';

const Card = styled(ItemBox)({
  gridTemplateColumns: '40px 60px minmax(0, 1fr) 40px',
  alignItems: 'center',
  columnGap: 8,
  padding: '4px 2px',
});

const First = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minInlineSize: 0,
});

export const itemCardHeight = 104;

/** An item on a phone: what is needed behind the counter, within reach of the thumb. */
export const ItemCard = memo(function ItemCard({ record }: { record: ListedItem }) {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const isSelected = useIsSelected(record.id);
  return (
    <Card data-selected={isSelected} data-hidden={!record.is_visible}>
      <RowCheckbox id={record.id} label={t('recordLists.select.row', { name: text(record.name) })} />
      <Picture image={record.images[0]} size={60} />
      <div style={{ minInlineSize: 0 }}>
        <First>
          <ItemName item={record} />
          <PriceCell item={record} />
        </First>
        <StockToggle item={record} />
      </div>
      <ItemMenu item={record} />
    </Card>
  );
});
