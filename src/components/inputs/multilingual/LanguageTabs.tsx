import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import type { Language } from '#contract/entities/store';

export type LanguageState = 'filled' | 'missing' | 'wrong';

interface LanguageTabsProps {
  idBase: string;
  label: string;
  languages: readonly Language[];
  states: readonly LanguageState[];
  open: number;
  onOpen: (index: number) => void;
}

/** A dot with the state of the text behind a tab. Its label is for screen readers. */
const Mark = ({ state }: { state: LanguageState }) => {
  const t = useTranslate();
  if (state === 'filled') return null;
  return (
    <Box
      component="span"
      role="img"
      aria-label={t(`records.languages.${state}`)}
      title={t(`records.languages.${state}`)}
      sx={{
        inlineSize: 8,
        blockSize: 8,
        borderRadius: '50%',
        border: 2,
        borderColor: state === 'wrong' ? 'error.main' : 'warning.main',
        bgcolor: state === 'wrong' ? 'error.main' : 'transparent',
      }}
    />
  );
};

/** One tab per language; arrow keys move between them. */
export const LanguageTabs = ({ idBase, label, languages, states, open, onOpen }: LanguageTabsProps) => (
  <Tabs
    value={open}
    onChange={(_event, index: number) => onOpen(index)}
    aria-label={label}
    variant="scrollable"
    scrollButtons={false}
    sx={{ minHeight: 40, mb: 1.5 }}
  >
    {languages.map(({ code, name }, index) => (
      <Tab
        key={code}
        id={`${idBase}-tab-${index}`}
        aria-controls={`${idBase}-panel-${index}`}
        label={<span lang={code}>{name}</span>}
        icon={<Mark state={states[index] ?? 'filled'} />}
        iconPosition="end"
        sx={{ minHeight: 40, minWidth: 40, py: 0.5, px: 1.5, textTransform: 'none', gap: 0.75 }}
      />
    ))}
  </Tabs>
);
