import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

/** Says what an erasure takes and what it leaves. */
export const ErasureConsequences = () => {
  const t = useTranslate();
  return (
    <>
      <Typography color="text.secondary">{t('erasure.detail')}</Typography>
      {(['erased', 'kept'] as const).map((part) => (
        <div key={part}>
          <Typography component="h3" sx={{ fontWeight: 600 }}>
            {t(`erasure.${part}`)}
          </Typography>
          <Typography>{t(`erasure.${part}_detail`)}</Typography>
        </div>
      ))}
    </>
  );
};
