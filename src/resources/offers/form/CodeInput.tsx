import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { TextInput } from '../../../components/inputs/TextInput';

/** Without those that are mistaken for one another on the phone or on paper. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const length = 6;

/** Generates a code that can't be guessed: one of 900 million. */
const generateCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(length)), (figure) => signs[figure % signs.length]).join('');

const isCode = (value: unknown): boolean => /^[A-Z0-9][A-Z0-9_-]{1,29}$/.test(String(value ?? '').trim());

/** The code, typed in any case or generated. */
export const CodeInput = ({ isNew }: { isNew: boolean }) => {
  const t = useTranslate();
  const { setValue } = useFormContext();
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <TextInput
        source="promo_code"
        label="offers.field.promo_code"
        helperText="offers.help.promo_code"
        required
        isCode
        max={30}
        autoFocus={isNew}
        parse={(typed: string) => typed.toUpperCase().replace(/\s/g, '')}
        validate={(value: unknown) => (!value || isCode(value) ? undefined : 'offers.code_invalid')}
      />
      <Button
        variant="outlined"
        onClick={() => setValue('promo_code', generateCode(), { shouldDirty: true, shouldValidate: true })}
        sx={{ minBlockSize: 40, flexShrink: 0 }}
      >
        {t('offers.generate')}
      </Button>
    </Box>
  );
};
