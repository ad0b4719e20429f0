import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { FileFacts } from '../../../menuFiles/reading/fileSession';
import { type WindowsEncoding, windowsEncodings } from '../../../menuFiles/reading/windowsText';

interface EncodingChoiceProps {
  format: FileFacts['format'];
  onChoose: (encoding: WindowsEncoding) => void;
}

/** Which letters a file is written in, where its bytes do not say: what was found may be wrong for a short file. */
export const EncodingChoice = ({ format, onChoose }: EncodingChoiceProps) => {
  const t = useTranslate();
  const shown = format.kind === 'csv' && windowsEncodings.find((encoding) => encoding === format.encoding);
  if (!shown) return null;
  return (
    <TextField
      select
      size="small"
      label={t('menuFiles.columns.letters')}
      value={shown}
      helperText={t('menuFiles.columns.letters_hint')}
      onChange={({ target }) => {
        const chosen = windowsEncodings.find((encoding) => encoding === target.value);
        if (chosen) onChoose(chosen);
      }}
      sx={{ maxInlineSize: 420 }}
    >
      {windowsEncodings.map((encoding) => (
        <MenuItem key={encoding} value={encoding} sx={{ minBlockSize: 40 }}>
          {t(`menuFiles.columns.letters_of.${encoding}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};
