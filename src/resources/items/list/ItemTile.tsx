import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Picture } from '../../../components/fields/Picture';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { RowCheckbox, useIsSelected } from '../../../records/list/selection';
import { ItemBox } from './ItemBox';
import { ItemVisibleToggle, StockToggle } from './ItemCells';
import { ItemMenu } from './ItemMenu';
import { ItemName } from './ItemName';
import type { ListedItem } from './listedItem';
import { PriceCell } from './PriceCell';

const pictureHeight = 148;

const Tile = styled(ItemBox)({
  position: 'relative',
  gridTemplateRows: `${pictureHeight}px 48px minmax(40px, auto) 1fr`,
});

const Corner = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 6,
  borderRadius: 20,
  backgroundColor: theme.palette.background.paper,
}));

/** The centre of a square picture. */
const Cut = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  blockSize: pictureHeight,
  overflow: 'hidden',
  backgroundColor: theme.palette.sunken,
}));

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '0 12px',
  minInlineSize: 0,
});

export const itemTile = { width: 210, height: 292 } as const;

/** An item with a large picture, for the grid. */
export const ItemTile = memo(function ItemTile({ record }: { record: ListedItem }) {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const isSelected = useIsSelected(record.id);
  return (
    <Tile data-selected={isSelected} data-hidden={!record.is_visible}>
      <Cut>
        <Picture image={record.images[0]} size={record.images[0] ? '100%' : 96} />
      </Cut>
      <Corner style={{ insetInlineStart: 6 }}>
        <RowCheckbox id={record.id} label={t('recordLists.select.row', { name: text(record.name) })} />
      </Corner>
      <Corner style={{ insetInlineEnd: 6 }}>
        <ItemMenu item={record} />
      </Corner>
      <Line>
        <ItemName item={record} />
      </Line>
      <Line>
        <PriceCell item={record} />
        <ItemVisibleToggle item={record} />
      </Line>
      <Line style={{ paddingInline: 4 }}>
        <StockToggle item={record} />
      </Line>
    </Tile>
  );
});
