import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { ImportKind } from '#contract/menuFiles/columns';
import { fileLanguage, fileLanguages } from '#contract/menuFiles/fileLanguages';
import { languageNameIn } from '../../../menuFiles/languageNameIn';
import { saveFile } from '../../../menuFiles/saveFile';
import { useStoreMoney } from '../../../menuFiles/useStoreMoney';

/** A file to begin with: the columns of a kind, in a language, with example rows. */
export const TemplateChoice = ({ kind, languages }: { kind: ImportKind; languages: readonly string[] }) => {
  const t = useTranslate();
  const locale = useLocale();
  const currency = useStoreMoney();
  const [language, setLanguage] = useState(fileLanguage(locale));
  const download = async () => {
    const { templateFile } = await import('../../../menuFiles/writing/templateFile');
    saveFile(
      templateFile({ kind, language, languages, currency }),
      `${t(`menuFiles.file_name.${kind}`)}-${language}.csv`,
    );
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <div>
        <Typography variant="h3">{t('menuFiles.template.title')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('menuFiles.template.detail')}
        </Typography>
      </div>
      <TextField
        select
        size="small"
        label={t('menuFiles.template.language')}
        value={language}
        onChange={({ target }) => setLanguage(fileLanguage(target.value))}
      >
        {fileLanguages.map((code) => (
          <MenuItem key={code} value={code}>
            {languageNameIn(code, locale)}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => void download()}>
        {t('menuFiles.template.download')}
      </Button>
    </Box>
  );
};
