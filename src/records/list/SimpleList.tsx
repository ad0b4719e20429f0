import { styled } from '@mui/material/styles';
import { type ComponentType, memo, useRef } from 'react';
import { useListContext } from 'react-admin';
import type { ListedRecord } from '../../kinds/listedRecord';
import { useElementWidth, useVirtualRows } from './table/useVirtualRows';

interface SimpleListProps<Rec extends ListedRecord> {
  label: string;
  /** Height of a card in px, without the gap. All cards have the same height. */
  height: number;
  /** Minimum width of a card in px; as many fit in a row as there is room for. */
  width: number;
  Card: ComponentType<{ record: Rec }>;
}

const gap = 8;

const Cards = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap });

/** The page's records as cards. Only those near the viewport are rendered. */
const DrawnCards = <Rec extends ListedRecord>({ label, height, width, Card }: SimpleListProps<Rec>) => {
  const { data = [] } = useListContext<Rec>();
  const list = useRef<HTMLDivElement>(null);
  const room = useElementWidth(list);
  const lanes = Math.max(1, Math.floor((room + gap) / (width + gap)));
  const { indexes, before, after } = useVirtualRows(list, Math.ceil(data.length / lanes), height + gap);
  return (
    <div ref={list}>
      {room > 0 && (
        <Cards
          aria-label={label}
          style={{
            gridTemplateColumns: `repeat(${lanes}, minmax(0, 1fr))`,
            gridAutoRows: height,
            paddingBlockStart: before,
            paddingBlockEnd: after,
          }}
        >
          {indexes
            .flatMap((row) => data.slice(row * lanes, (row + 1) * lanes))
            .map((record) => (
              <li key={record.id} data-record={record.id} style={{ minInlineSize: 0 }}>
                <Card record={record} />
              </li>
            ))}
        </Cards>
      )}
    </div>
  );
};

export const SimpleList = memo(DrawnCards) as typeof DrawnCards;
