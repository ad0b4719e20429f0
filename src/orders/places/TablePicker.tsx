import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { limits } from '#contract/limits';
import { Stepper } from '../menu/Stepper';
import { choiceOf, mostPersons, type StoreTables, tableChoices, tableProblem } from './tableChoices';

interface TablePickerProps {
  store: StoreTables;
  taken: ReadonlySet<string>;
  persons: number;
  onPersons: (persons: number) => void;
  tableIds: readonly string[];
  /** None if the selected tables were tapped again. */
  onTables: (tableIds: readonly string[]) => void;
  /** Whether tables of any size can be chosen. */
  isAnySize?: boolean;
  personsProblem: ReactNode;
  tableProblem: ReactNode;
}

/** The number of guests, and a choice of suitable free tables, alone or joined. */
export const TablePicker = (props: TablePickerProps) => {
  const t = useTranslate();
  const { store, taken, persons, tableIds: chosen, isAnySize = false } = props;
  const choices = tableChoices(store, persons, chosen);
  const current = choiceOf(choices, chosen);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }} data-field="persons">
        <Typography sx={{ flex: 1 }}>{t('createOrder.table.persons')}</Typography>
        <Stepper
          value={persons}
          min={limits.personsMin}
          max={mostPersons(store)}
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
          {choices.map((choice) => {
            const problem = tableProblem(choice, persons, taken);
            const isChosen = choice === current;
            const isOff = problem !== null && !(isAnySize && problem !== 'taken');
            return (
              <ButtonBase
                key={choice.ids.join()}
                aria-pressed={isChosen}
                disabled={isOff && !isChosen}
                onClick={() => props.onTables(isChosen ? [] : choice.ids)}
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
                  {t('createOrder.table.number', { number: choice.numbers })}
                </Typography>
                <Typography variant="caption">
                  {problem
                    ? t(`createOrder.table.${problem}`)
                    : t('createOrder.table.range', { min: choice.min_persons, max: choice.max_persons })}
                </Typography>
              </ButtonBase>
            );
          })}
        </Box>
        {choices.length === 0 && <Typography color="text.secondary">{t('createOrder.table.none')}</Typography>}
        {props.tableProblem}
      </Box>
    </Box>
  );
};
