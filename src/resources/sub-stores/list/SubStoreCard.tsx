import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { FactorSign, LastUse, type ListedSubStore, MayUse, RowActions, StateSign, SubStoreName } from './SubStoreCells';

export const subStoreCardHeight = 200;

const Card = styled('article')(({ theme }) => ({
  blockSize: '100%',
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: '4px 8px 8px 12px',
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}));

const Line = styled('div')({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 8,
  minInlineSize: 0,
  '& > :not(:last-child)': { minInlineSize: 0, flex: 1 },
});

/** An account on a phone. */
export const SubStoreCard = memo(function SubStoreCard({ record }: { record: ListedSubStore }) {
  return (
    <Card>
      <Line>
        <SubStoreName account={record} />
        <div style={{ display: 'flex' }}>
          <RowActions account={record} />
        </div>
      </Line>
      <div style={{ minInlineSize: 0 }}>
        <MayUse account={record} />
      </div>
      {record.has_factor === false && <FactorSign has={false} />}
      <Line style={{ alignItems: 'center' }}>
        <LastUse at={record.last_used_at} />
        <StateSign account={record} />
      </Line>
    </Card>
  );
});
