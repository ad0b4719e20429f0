import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { PlanFrame } from '../../../components/floor/PlanFrame';
import { planAreaOf } from '../../../components/floor/planArea';
import { FloorTable } from './FloorTable';
import type { FloorRoom, FloorRow } from './floorRows';

/** A table for two has room for its words, and one for ten isn't larger than it need be. */
const cellPx = { least: 20, most: 24 };

interface TablesProps {
  at: number;
  pickedId: string | undefined;
  currentId: string | undefined;
}

interface GridProps extends TablesProps {
  label: string;
  rows: readonly FloorRow[];
}

/** Tables by number, where no one has said how they stand. */
const TableGrid = ({ label, rows, at, pickedId, currentId }: GridProps) => (
  <Box
    role="group"
    aria-label={label}
    aria-describedby="floor-how"
    sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))' }}
  >
    {rows.map((row) => (
      <FloorTable
        key={row.id}
        row={row}
        at={at}
        isPicked={isAt(row, pickedId)}
        isCurrent={row.id === stopOf(rows, currentId)}
      />
    ))}
  </Box>
);

const isAt = ({ situation: { order } }: FloorRow, pickedId: string | undefined): boolean =>
  order !== undefined && order._id === pickedId;

/** Tab stops once at each group of tables: a plan that scrolls must be reached by keyboard. */
const stopOf = (rows: readonly FloorRow[], currentId: string | undefined): string | undefined =>
  rows.some(({ id }) => id === currentId) ? currentId : rows[0]?.id;

interface FloorRoomViewProps extends TablesProps {
  room: FloorRoom;
  /** Whether the screen has room for a plan. */
  isPlan: boolean;
  hasHeading: boolean;
}

/** A room: its plan with the tables that stand on it, and the others below; or all as a grid. */
export const FloorRoomView = ({ room: { name, rows }, isPlan, hasHeading, ...tables }: FloorRoomViewProps) => {
  const t = useTranslate();
  const placed = rows.flatMap((row) => (isPlan && row.table?.place ? [{ row, place: row.table.place }] : []));
  const others = rows.filter((row) => !placed.some((one) => one.row === row));
  const area = planAreaOf(placed.map(({ place }) => place));
  const stop = stopOf(
    placed.map(({ row }) => row),
    tables.currentId,
  );
  const label = name || t('tableBook.floor.no_room');
  return (
    <Box
      component="section"
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'start',
        flex: `1 1 ${placed.length > 0 ? area.columns * cellPx.least : 420}px`,
        minInlineSize: 0,
        maxInlineSize: placed.length > 0 ? `min(100%, ${area.columns * cellPx.most}px)` : '100%',
      }}
    >
      {hasHeading && (
        <Typography variant="h2" sx={{ fontSize: '1.125rem' }}>
          <bdi>{label}</bdi>
        </Typography>
      )}
      {placed.length > 0 && (
        <PlanFrame label={label} describedBy="floor-how" area={area} cellPx={cellPx}>
          {placed.map(({ row, place }) => (
            <FloorTable
              key={row.id}
              row={row}
              place={place}
              area={area}
              at={tables.at}
              isPicked={isAt(row, tables.pickedId)}
              isCurrent={row.id === stop}
            />
          ))}
        </PlanFrame>
      )}
      {placed.length > 0 && others.length > 0 && (
        <Typography variant="h3" sx={{ fontSize: '1rem' }}>
          {t('tableBook.floor.off')}
        </Typography>
      )}
      {others.length > 0 && (
        <TableGrid label={placed.length > 0 ? t('tableBook.floor.off') : label} rows={others} {...tables} />
      )}
    </Box>
  );
};
