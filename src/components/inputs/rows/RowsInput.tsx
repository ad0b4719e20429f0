import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray, useFormContext } from 'react-hook-form';

interface RowsInputProps {
  source: string;
  /** Translation key. */
  label: string;
  /** Translation key. */
  help?: string | undefined;
  /** Group of the translation keys `add`, `number` (a row's name) and `remove`. */
  texts: string;
  min?: number;
  max?: number | undefined;
  disabled?: boolean;
  /** A new row, after those that there are. */
  blank: (rows: readonly Record<string, unknown>[]) => Record<string, unknown>;
  /** Rows that have several lines, with a border around each. */
  isFramed?: boolean;
  /** The inputs of a row at a path of the form. */
  children: (path: string, index: number) => ReactNode;
}

const frameLook = { p: { xs: 1.5, sm: 2 }, border: '1px solid', borderColor: 'divider', borderRadius: 1 } as const;

/**
 * A list of rows that are added and removed one by one.
 *
 * @example
 * <RowsInput source="stays" label="…" texts="settings.booking_stays.row" blank={() => ({ minutes: 90 })}>
 *   {(path) => <NumberInput source={`${path}.minutes`} label="…" />}
 * </RowsInput>
 */
export const RowsInput = ({
  source,
  label,
  help,
  texts,
  min = 0,
  max,
  disabled = false,
  blank,
  isFramed = false,
  children,
}: RowsInputProps) => {
  const t = useTranslate();
  const labelId = useId();
  const { getValues } = useFormContext();
  const { fields, append, remove } = useFieldArray({ name: source });
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <div>
        <Typography id={labelId} sx={{ fontWeight: 550 }}>
          {t(label)}
        </Typography>
        {help && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(help)}
          </Typography>
        )}
      </div>
      {fields.map(({ id }, index) => (
        <Box
          key={id}
          role="group"
          aria-label={t(`${texts}.number`, { number: index + 1 })}
          sx={{
            display: 'grid',
            gap: 1,
            alignItems: 'start',
            inlineSize: '100%',
            gridTemplateColumns: 'minmax(0, 1fr) 44px',
            ...(isFramed ? frameLook : {}),
          }}
        >
          {children(`${source}.${index}`, index)}
          <IconButton
            aria-label={t(`${texts}.remove`, { number: index + 1 })}
            disabled={disabled || fields.length <= min}
            onClick={() => remove(index)}
            sx={{ inlineSize: 44, blockSize: 40 }}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {(max === undefined || fields.length < max) && (
        <Button
          startIcon={<AddIcon />}
          disabled={disabled}
          onClick={() => append(blank(getValues(source) ?? []))}
          sx={{ minBlockSize: 44 }}
        >
          {t(`${texts}.add`)}
        </Button>
      )}
    </Box>
  );
};
