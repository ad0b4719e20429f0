import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { StoreFlag } from '#contract/storeFlags';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import type { SectionProps } from '../../descriptors/defineSettings';
import { FormSection } from '../../records/form/FormSection';

/** Lists what the platform allows the store. */
export default function PlatformSection({ section: { fields } }: SectionProps) {
  const t = useTranslate();
  const { store } = useStoreFormat();
  return (
    <FormSection>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: '1fr auto',
          columnGap: 3,
          rowGap: 1.5,
          '& dd': { m: 0, fontWeight: 600 },
        }}
      >
        {fields.map(({ source, label }) => (
          <Box key={source} sx={{ display: 'contents' }}>
            <dt>{t(label)}</dt>
            <dd>{t(store[source as StoreFlag] ? 'common.yes' : 'common.no')}</dd>
          </Box>
        ))}
      </Box>
    </FormSection>
  );
}
