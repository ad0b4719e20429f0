import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ReplyOf } from '#contract/calls/index';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { recordTime } from '../../components/time/storeTime';
import type { StoreDataProvider } from '../../dataProvider/index';
import { FormSection } from '../../records/form/FormSection';
import { useNotifyError } from '../../records/form/useNotifyError';

type StoppedAddress = ReplyOf<'get_email_log'>['stopped'][number];

interface StoppedAddressesProps {
  stopped: readonly StoppedAddress[];
  texts: string;
  reload: () => Promise<unknown>;
}

/** Addresses that take no mail, each with the button that mails it again. */
export const StoppedAddresses = ({ stopped, texts, reload }: StoppedAddressesProps) => {
  const t = useTranslate();
  const notify = useNotify();
  const attempt = useNotifyError();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { locale, timezone } = useStoreFormat();
  const [lifted, setLifted] = useState<string | null>(null);
  const lift = async ({ _id }: StoppedAddress) => {
    setLifted(_id);
    await attempt(async () => {
      await dataProvider.liftMailStop({ address_id: _id });
      notify(`${texts}.lifted`, { type: 'success' });
    });
    await reload();
    setLifted(null);
  };
  return (
    <FormSection title={`${texts}.title`} detail={`${texts}.detail`}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {stopped.map((each) => (
          <Box
            key={each._id}
            component="li"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}
          >
            <Box sx={{ flex: '1 1 220px', minInlineSize: 0, overflowWrap: 'anywhere' }}>
              <Typography component="bdi" sx={{ display: 'block', fontWeight: 600 }}>
                {each.address}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {recordTime(each.bounced_at, { locale, timezone })}
                {each.bounce_reason && (
                  <>
                    {' · '}
                    <bdi dir="ltr">{each.bounce_reason}</bdi>
                  </>
                )}
              </Typography>
            </Box>
            <Button
              variant="outlined"
              loading={lifted === each._id}
              onClick={() => void lift(each)}
              aria-label={`${t(`${texts}.lift`)}: ${each.address}`}
              sx={{ minBlockSize: 44 }}
            >
              {t(`${texts}.lift`)}
            </Button>
          </Box>
        ))}
      </Box>
    </FormSection>
  );
};
