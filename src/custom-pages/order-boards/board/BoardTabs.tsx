import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useState } from 'react';
import { boardColumns, type BoardColumn as ColumnName } from '#contract/orders/boards';
import { BoardColumn } from './BoardColumn';
import type { Columns } from './columnsOf';

const TabList = styled('div')(({ theme: { palette, shape } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 4,
  padding: 4,
  background: palette.sunken,
  borderRadius: shape.borderRadius,
  '& button': {
    display: 'grid',
    justifyItems: 'center',
    minBlockSize: 52,
    paddingInline: 2,
    paddingBlock: 4,
    border: 0,
    borderBlockEnd: '3px solid transparent',
    borderRadius: 8,
    background: 'none',
    color: palette.text.secondary,
    font: 'inherit',
    fontSize: '0.8125rem',
    fontWeight: 550,
    cursor: 'pointer',
  },
  '& .count': { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' },
  '& button[aria-selected="true"]': { background: palette.background.paper, color: palette.text.primary },
  ...Object.fromEntries(
    Object.entries(palette.stage).map(([stage, colour]) => [
      `& [data-column="${stage}"]`,
      {
        '& .count': { color: colour },
        '&[aria-selected="true"]': { borderBlockEndColor: colour },
      },
    ]),
  ),
}));

interface BoardTabsProps {
  columns: Columns;
  boardPath: string;
  openId: string | undefined;
}

/** The board on a phone: one column, and a tab with its count for each. */
export const BoardTabs = ({ columns, boardPath, openId }: BoardTabsProps) => {
  const t = useTranslate();
  const [current, setCurrent] = useState<ColumnName>(
    () => boardColumns.find((column) => columns[column].length > 0) ?? 'new',
  );
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const sign = document.dir === 'rtl' ? -1 : 1;
    const index = (boardColumns.indexOf(current) + by * sign + boardColumns.length) % boardColumns.length;
    const next = boardColumns[index] ?? 'new';
    setCurrent(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <>
      <TabList role="tablist" aria-label={t('boards.columns')} onKeyDown={step}>
        {boardColumns.map((column) => (
          <button
            key={column}
            type="button"
            role="tab"
            id={`tab-${column}`}
            data-column={column}
            aria-selected={column === current}
            aria-controls="board-column"
            tabIndex={column === current ? 0 : -1}
            onClick={() => setCurrent(column)}
          >
            <span className="count">{columns[column].length}</span>
            {t(`boards.column.${column}`)}
          </button>
        ))}
      </TabList>
      <div id="board-column" role="tabpanel" aria-labelledby={`tab-${current}`}>
        <BoardColumn
          key={current}
          column={current}
          orders={columns[current]}
          boardPath={boardPath}
          openId={openId}
          isBare
        />
      </div>
    </>
  );
};
