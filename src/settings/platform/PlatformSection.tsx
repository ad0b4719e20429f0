import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { storeFlags } from '#contract/storeFlags';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { FormSection } from '../../records/form/FormSection';

/** The store decides this one itself, among the settings of ordering. */
const shown = storeFlags.filter((flag) => flag !== 'is_ask_estimated_time_for_ready_order');

/** What the platform allows the store. */
export default function PlatformSection() {
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
        {shown.map((flag) => (
          <Box key={flag} sx={{ display: 'contents' }}>
            <dt>{t(`settings.platform.field.${flag}`)}</dt>
            <dd>{t(`records.conflict.${store[flag] ? 'yes' : 'no'}`)}</dd>
          </Box>
        ))}
      </Box>
    </FormSection>
  );
}
