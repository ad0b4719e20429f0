import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Table } from '#contract/entities/menu';
import { limits } from '#contract/limits';
import { Stepper } from '../menu/Stepper';
import { mostPersons, tableProblem } from './freeTables';

interface TablePickerProps {
  tables: readonly Table[];
  taken: ReadonlySet<string>;
  persons: number;
  onPersons: (persons: number) => void;
  tableId: string | null;
  /** `null`: the selected table was tapped again. */
  onTable: (tableId: string | null) => void;
  /** Whether tables of any size can be chosen. */
  isAnySize?: boolean;
  personsProblem: ReactNode;
  tableProblem: ReactNode;
}

/** The number of guests, and a choice of suitable free tables. */
export const TablePicker = (props: TablePickerProps) => {
  const t = useTranslate();
  const { tables, taken, persons, tableId, isAnySize = false } = props;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }} data-field="persons">
        <Typography sx={{ flex: 1 }}>{t('createOrder.table.persons')}</Typography>
        <Stepper
          value={persons}
          min={limits.personsMin}
          max={mostPersons(tables)}
          onChange={props.onPersons}
          fewer={t('createOrder.table.fewer')}
          more={t('createOrder.table.more')}
          label={t('createOrder.table.persons')}
        />
      </Box>
      {props.personsProblem}
      <Box data-field="table_id">
        <Box
          role="group"
          aria-label={t('createOrder.table.label')}
          sx={{ display: 'grid', gap: 0.75, gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))' }}
        >
          {tables.map((table) => {
            const problem = tableProblem(table, persons, taken);
            const isChosen = tableId === table._id;
            const isOff = problem !== null && !(isAnySize && problem !== 'taken');
            return (
              <ButtonBase
                key={table._id}
                aria-pressed={isChosen}
                disabled={isOff && !isChosen}
                onClick={() => props.onTable(isChosen ? null : table._id)}
                sx={{
                  flexDirection: 'column',
                  minHeight: 48,
                  borderRadius: 1,
                  border: 1,
                  borderColor: isChosen ? 'primary.main' : 'divider',
                  bgcolor: isChosen ? 'primary.main' : 'transparent',
                  color: isChosen ? 'primary.contrastText' : isOff ? 'text.disabled' : 'text.primary',
                }}
              >
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {t('createOrder.table.number', { number: table.number })}
                </Typography>
                <Typography variant="caption">
                  {problem
                    ? t(`createOrder.table.${problem}`)
                    : t('createOrder.table.range', { min: table.min_persons, max: table.max_persons })}
                </Typography>
              </ButtonBase>
            );
          })}
        </Box>
        {tables.length === 0 && <Typography color="text.secondary">{t('createOrder.table.none')}</Typography>}
        {props.tableProblem}
      </Box>
    </Box>
  );
};
