import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { type ImportKind, importKinds } from '#contract/menuFiles/columns';
import { importNeeds } from '#contract/menuFiles/importNeeds';
import { useIsAllowed } from '../../../components/access/useIsAllowed';

/** The kinds that the account can import and export, and the one in the address. */
export function useImportKinds() {
  const isAllowed = useIsAllowed();
  const [search, setSearch] = useSearchParams();
  const kinds = importKinds.filter((kind) => isAllowed(importNeeds[kind]));
  const inAddress = kinds.find((kind) => kind === search.get('kind'));
  const kind = inAddress ?? kinds[0] ?? null;
  const setKind = (chosen: ImportKind) => setSearch({ kind: chosen }, { replace: true });
  return { kinds, kind, setKind };
}

interface KindChoiceProps {
  kinds: readonly ImportKind[];
  kind: ImportKind;
  onChoose: (kind: ImportKind) => void;
}

/** Asks for the file's content: items, categories, modifier groups, offers, or tables. */
export const KindChoice = ({ kinds, kind, onChoose }: KindChoiceProps) => {
  const t = useTranslate();
  const label = useId();
  return (
    <div>
      <FormLabel id={label} sx={{ fontWeight: 600 }}>
        {t('menuFiles.kind.label')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={label}
        value={kind}
        onChange={(_event, chosen) => onChoose(chosen as ImportKind)}
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: 'repeat(2, 1fr)', lg: `repeat(${kinds.length}, 1fr)` },
          gap: 1,
          mt: 1,
        }}
      >
        {kinds.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio />}
            label={
              <>
                <Typography sx={{ fontWeight: 600 }}>{t(`menuFiles.kind.${each}`)}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t(`menuFiles.kind_detail.${each}`)}
                </Typography>
              </>
            }
            sx={{
              m: 0,
              p: 1,
              alignItems: 'flex-start',
              border: 1,
              borderRadius: 1,
              borderColor: each === kind ? 'primary.main' : 'divider',
              bgcolor: 'background.paper',
            }}
          />
        ))}
      </RadioGroup>
    </div>
  );
};
