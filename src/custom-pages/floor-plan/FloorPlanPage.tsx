import GridViewIcon from '@mui/icons-material/GridViewOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { freePlace, type TablePlace } from '#contract/tables/floorPlan';
import { mirrored } from '../../components/icons/mirrored';
import { useDocumentTitle } from '../../components/page/useDocumentTitle';
import { usePageHeading } from '../../components/page/usePageHeading';
import { Surface } from '../../components/Surface';
import { paths } from '../../config/paths';
import { ListMessage } from '../../records/list/ListMessage';
import { useEveryRecord } from '../../records/list/useEveryRecord';
import { PlaceTools } from './PlaceTools';
import { RoomPlan } from './RoomPlan';
import { type PlanTable, usePlaces } from './usePlaces';

const TakeBackIcon = mirrored(UndoIcon);

interface RoomProps {
  label: string;
  tables: readonly PlanTable[];
  places: ReturnType<typeof usePlaces>;
}

/** A room: its plan, the tools of the selected table, and the tables that aren't on the plan. */
const Room = ({ label, tables, places: { placeOf, set, undo, canUndo } }: RoomProps) => {
  const t = useTranslate();
  const [selectedId, setSelected] = useState<string | null>(null);
  const [spoken, setSpoken] = useState('');
  const placed = tables.flatMap((table) => {
    const place = placeOf(table);
    return place ? [{ table, place }] : [];
  });
  const off = tables.filter((table) => !placeOf(table));
  const selected = placed.find(({ table }) => table.id === selectedId);
  const put = (table: PlanTable, place: TablePlace) => {
    set(table, place);
    setSpoken(t('floorPlan.at', { number: table.number, column: place.x + 1, row: place.y + 1 }));
  };
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          // Beside or below the plan, which then stays where it is under the finger.
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 272px' },
        }}
      >
        <RoomPlan
          label={label}
          tables={placed}
          selected={selected?.table ?? null}
          onSelect={({ id }) => setSelected(id)}
          onMove={put}
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Surface sx={{ p: 2, display: 'grid', gap: 1.5 }}>
            {selected ? (
              <PlaceTools
                table={selected.table}
                place={selected.place}
                onChange={(place) => (place ? put(selected.table, place) : set(selected.table, null))}
              />
            ) : (
              <Typography color="text.secondary">{t('floorPlan.none_selected')}</Typography>
            )}
            <Button
              startIcon={<TakeBackIcon />}
              disabled={!canUndo}
              onClick={undo}
              variant="outlined"
              sx={{ minBlockSize: 44, justifySelf: 'start' }}
            >
              {t('common.undo')}
            </Button>
          </Surface>
          {off.length > 0 && (
            <Surface as="section" aria-label={t('floorPlan.off')} sx={{ p: 2, display: 'grid', gap: 1 }}>
              <Typography variant="h2" sx={{ fontSize: '1.125rem' }}>
                {t('floorPlan.off')}
              </Typography>
              <Typography color="text.secondary">{t('floorPlan.off_detail')}</Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                {off.map((table) => (
                  <Button
                    key={table.id}
                    variant="outlined"
                    sx={{ minBlockSize: 44 }}
                    onClick={() => {
                      const others = placed.map(({ place }) => place);
                      setSelected(table.id);
                      put(table, freePlace(table, others));
                    }}
                  >
                    {t('floorPlan.selected', { number: table.number })}
                  </Button>
                ))}
              </Box>
            </Surface>
          )}
        </Box>
      </Box>
      <Box role="status" aria-live="polite" sx={visuallyHidden}>
        {spoken}
      </Box>
    </>
  );
};

/** The plans of all rooms, one at a time. */
const Rooms = ({ tables }: { tables: readonly PlanTable[] }) => {
  const t = useTranslate();
  const places = usePlaces(tables);
  const rooms = [...new Set(tables.map(({ room }) => room))].sort();
  const [chosen, setChosen] = useState(rooms[0] ?? '');
  const room = rooms.includes(chosen) ? chosen : (rooms[0] ?? '');
  const nameOf = (name: string) => name || t('floorPlan.no_room');
  return (
    <>
      <Tabs
        value={room}
        onChange={(_event, value: string) => setChosen(value)}
        variant="scrollable"
        aria-label={t('floorPlan.rooms')}
      >
        {rooms.map((name) => (
          <Tab key={name} value={name} label={<bdi>{nameOf(name)}</bdi>} />
        ))}
      </Tabs>
      <Room
        key={room}
        label={t('floorPlan.plan', { room: nameOf(room) })}
        tables={tables.filter((table) => table.room === room)}
        places={places}
      />
    </>
  );
};

/** `/app/settings/floor-plan`: where the tables of each room stand. */
export default function FloorPlanPage() {
  const t = useTranslate();
  const heading = usePageHeading();
  useDocumentTitle(heading);
  const {
    data: tables,
    isError,
    refetch,
  } = useEveryRecord<PlanTable>('tables', {
    sort: { field: 'number', order: 'ASC' },
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.375rem', md: '1.5rem' } }}>
        {heading}
      </Typography>
      {tables?.length === 0 ? (
        <ListMessage icon={<GridViewIcon />} title={t('floorPlan.empty.title')} detail={t('floorPlan.empty.detail')}>
          <Button component={Link} to={`${paths.tables}/create`} variant="contained" size="large">
            {t('tables.new')}
          </Button>
        </ListMessage>
      ) : tables ? (
        <>
          <Typography color="text.secondary">{t('floorPlan.detail')}</Typography>
          <Rooms tables={tables} />
        </>
      ) : isError ? (
        <Box role="alert" sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
          {t('floorPlan.failed')}
          <Button onClick={() => void refetch()}>{t('common.retry')}</Button>
        </Box>
      ) : (
        <Skeleton variant="rounded" height={400} />
      )}
    </Box>
  );
}
