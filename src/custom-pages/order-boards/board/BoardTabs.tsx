import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { boardColumns, type BoardColumn as ColumnName } from '#contract/orders/boards';
import { StageTabs, tabId } from '../../../orders/board/StageTabs';
import { BoardColumn } from './BoardColumn';
import type { Columns } from './columnsOf';

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
  return (
    <>
      <StageTabs
        label={t('boards.columns')}
        tabs={boardColumns.map((name) => ({
          name,
          label: t(`boards.column.${name}`),
          count: columns[name].length,
          stage: name,
        }))}
        current={current}
        onChange={setCurrent}
        panelId="board-column"
      />
      <div id="board-column" role="tabpanel" aria-labelledby={tabId(current)}>
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
