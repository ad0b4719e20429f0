import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { MarkChips } from '../../../../components/inputs/MarkChips';
import { type MarksDraft, marksModes } from './bulkDraft';

interface MarksFieldsProps<Mark extends string> {
  label: string;
  marks: readonly Mark[];
  /** Translation group of the marks' texts. */
  texts: string;
  /** Text of the choice "none of these". */
  none?: string;
  value: MarksDraft<Mark>;
  isInvalid: boolean;
  onChange: (value: MarksDraft<Mark>) => void;
}

/** Whether to add, remove or replace marks of each item, and which. */
export function MarksFields<Mark extends string>(props: MarksFieldsProps<Mark>) {
  const { label, marks, texts, none, value, isInvalid, onChange } = props;
  const t = useTranslate();
  return (
    <>
      <TextField
        select
        size="small"
        label={t('items.bulk.price_way')}
        value={value.mode}
        onChange={({ target }) => onChange({ mode: target.value as MarksDraft<Mark>['mode'], marks: null })}
        sx={{ maxInlineSize: 240 }}
      >
        {marksModes.map((mode) => (
          <MenuItem key={mode} value={mode}>
            {t(`items.bulk.marks_way.${mode}`)}
          </MenuItem>
        ))}
      </TextField>
      <MarkChips
        label={label}
        marks={marks}
        textOf={(mark) => t(`${texts}.${mark}`)}
        value={value.marks}
        none={value.mode === 'set' ? none : undefined}
        onChange={(chosen) => onChange({ ...value, marks: chosen })}
      />
      {isInvalid && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {t('items.bulk.no_marks')}
        </FormHelperText>
      )}
    </>
  );
}
