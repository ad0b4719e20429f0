import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useListText } from '../../../components/useListText';
import type { Preview } from '../../../menuFiles/run/previewRows';
import { Notice } from '../shared/Notice';

interface MissingChoiceProps {
  missing: Preview['missing'];
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

const shownMax = 12;
const kinds = ['categories', 'sub_categories', 'modifier_groups'] as const;

/** Names that the file asks for and the store lacks: created only where the person says so. */
export const MissingChoice = ({ missing, isTicked, onTick }: MissingChoiceProps) => {
  const t = useTranslate();
  const list = useListText();
  const named = kinds.filter((kind) => missing[kind].length > 0);
  if (named.length === 0 && !isTicked) return null;
  return (
    <Notice severity="info">
      {named.length > 0 && (
        <>
          <Typography sx={{ fontWeight: 600 }}>{t('menuFiles.preview.missing')}</Typography>
          {named.map((kind) => (
            <Typography key={kind} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {t('menuFiles.preview.missing_of', {
                kind: t(`menuFiles.preview.missing_${kind}`),
                names: list(missing[kind].slice(0, shownMax)),
              })}
              {missing[kind].length > shownMax &&
                ` ${t('menuFiles.preview.and_more', { smart_count: missing[kind].length - shownMax })}`}
            </Typography>
          ))}
          <Typography variant="body2">{t('menuFiles.preview.missing_detail')}</Typography>
        </>
      )}
      <FormControlLabel
        control={<Checkbox checked={isTicked} onChange={(_event, checked) => onTick(checked)} />}
        label={t('menuFiles.preview.create_missing')}
        sx={{ m: 0 }}
      />
    </Notice>
  );
};
