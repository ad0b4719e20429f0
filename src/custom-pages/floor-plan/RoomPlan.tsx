import { DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import { type MouseEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { floorPlan, type TablePlace, tidyPlace } from '#contract/tables/floorPlan';
import { PlanFrame } from '../../components/floor/PlanFrame';
import { PlanTableButton } from './PlanTableButton';
import type { PlanTable } from './usePlaces';

/** dnd-kit's texts are in English; the page says itself where a table is. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** If cells were smaller, a finger couldn't tell the tables apart. */
const cellPx = { least: 40 / 3 };

interface RoomPlanProps {
  /** Already translated. */
  label: string;
  tables: readonly { table: PlanTable; place: TablePlace }[];
  selected: PlanTable | null;
  onSelect: (table: PlanTable) => void;
  onMove: (table: PlanTable, place: TablePlace) => void;
}

/** The plan of a room. A table is moved by drag, by a tap on it and on its new place, or with the arrow keys. */
export const RoomPlan = ({ label, tables, selected, onSelect, onMove }: RoomPlanProps) => {
  const t = useTranslate();
  const plan = useRef<HTMLDivElement>(null);
  // A tap doesn't start a drag.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }));
  const cell = () => (plan.current?.getBoundingClientRect().width || floorPlan.columns) / floorPlan.columns;
  const move = (table: PlanTable, place: TablePlace, x: number, y: number) =>
    onMove(table, tidyPlace({ ...place, x, y }));

  const onDragEnd = ({ active, delta }: DragEndEvent) => {
    const dragged = tables.find(({ table }) => table.id === active.id);
    if (!dragged) return;
    const { table, place } = dragged;
    onSelect(table);
    move(table, place, place.x + Math.round(delta.x / cell()), place.y + Math.round(delta.y / cell()));
  };

  const chosen = tables.find(({ table }) => table.id === selected?.id);
  const onPut = ({ clientX, clientY }: MouseEvent) => {
    const corner = plan.current?.getBoundingClientRect();
    if (!chosen || !corner) return;
    const { table, place } = chosen;
    // The middle of the table comes where the finger was.
    const x = Math.round((clientX - corner.left) / cell() - place.width / 2);
    const y = Math.round((clientY - corner.top) / cell() - place.height / 2);
    move(table, place, x, y);
  };

  return (
    <DndContext sensors={sensors} onDragEnd={onDragEnd} accessibility={silent} autoScroll={false}>
      <PlanFrame ref={plan} label={label} cellPx={cellPx}>
        {chosen && (
          <Box
            component="button"
            type="button"
            // The arrow keys do the same.
            tabIndex={-1}
            aria-label={t('floorPlan.put', { number: chosen.table.number })}
            onClick={onPut}
            sx={{ position: 'absolute', inset: 0, border: 0, bgcolor: 'transparent', cursor: 'copy' }}
          />
        )}
        {tables.map(({ table, place }) => (
          <PlanTableButton
            key={table.id}
            table={table}
            place={place}
            isSelected={table.id === selected?.id}
            onSelect={() => onSelect(table)}
            onMove={(x, y) => {
              onSelect(table);
              move(table, place, x, y);
            }}
          />
        ))}
      </PlanFrame>
    </DndContext>
  );
};
