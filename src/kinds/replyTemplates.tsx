import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { limits } from '#contract/limits';
import { type OwnTemplate, unknownPlaceholders } from '#contract/reviews/placeholders';
import { TextInput } from '../components/inputs/TextInput';
import type { InputProps, Kind } from './kind';

/** Unknown placeholders would reach the customer unfilled. */
const onlyKnownPlaceholders = (value: unknown) => {
  const [placeholder] = unknownPlaceholders(String(value ?? ''));
  return placeholder && { message: 'settings.reviews.template.unknown', args: { placeholder } };
};

const TemplatesInput = ({ field: { source, label, help, max, readOnly = false } }: InputProps) => {
  const t = useTranslate();
  const { fields, append, remove } = useFieldArray({ name: source });
  return (
    <Box role="group" aria-label={t(label)} sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {help && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(help)}
        </Typography>
      )}
      {fields.map(({ id }, index) => (
        <Box
          key={id}
          role="group"
          aria-label={t('settings.reviews.template.number', { number: index + 1 })}
          sx={{ display: 'grid', gap: 1.5, inlineSize: '100%', gridTemplateColumns: 'minmax(0, 1fr) auto' }}
        >
          <TextInput
            source={`${source}.${index}.name`}
            label="settings.reviews.template.name"
            max={limits.templateNameMax}
            disabled={readOnly}
            required
          />
          <IconButton
            aria-label={t('settings.reviews.template.remove', { number: index + 1 })}
            disabled={readOnly}
            onClick={() => remove(index)}
            sx={{ inlineSize: 44, blockSize: 40 }}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
          <Box sx={{ gridColumn: '1 / -1' }}>
            <TextInput
              source={`${source}.${index}.text`}
              label="settings.reviews.template.text"
              max={limits.replyMax}
              disabled={readOnly}
              validate={onlyKnownPlaceholders}
              required
              isLong
            />
          </Box>
        </Box>
      ))}
      {!readOnly && (max === undefined || fields.length < max) && (
        <Button startIcon={<AddIcon />} onClick={() => append({ name: '', text: '' })} sx={{ minBlockSize: 44 }}>
          {t('settings.reviews.template.add')}
        </Button>
      )}
    </Box>
  );
};

/** Replies to reviews that a store wrote for itself, with their placeholders. */
export const kind: Kind = {
  toText: (value, _field, { list }) =>
    list(((value ?? []) as OwnTemplate[]).map(({ name, text }) => `${name}: ${text}`)),
  Input: TemplatesInput,
  blank: [],
  width: 200,
};
