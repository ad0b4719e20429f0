import AddIcon from '@mui/icons-material/PersonAddAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { Suspense, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { errorText } from '../../dataProvider/apiError';
import { useSession } from '../../session/useSession';
import { PersonPicture } from './PersonPicture';
import { shiftBarSize } from './shiftBarSize';
import { useSharedDevice } from './useSharedDevice';

const ShiftDialog = lazyWithRetry(() => import('./ShiftDialog'));

/** Large enough for wet fingers. */
const target = 52;

/**
 * Who works at this shared device, in a row below the bar: one tap switches between those whose shift has begun. Without
 * anyone, orders name the device, and nothing waits.
 */
export default function ShiftBar() {
  const t = useTranslate();
  const notify = useNotify();
  const account = useSession()?.sub_store;
  const state = useSharedDevice();
  const [isChoosing, setChoosing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const people = state.device?.people ?? [];
  const atWork = people.filter(({ until }) => until !== null);
  const acting = state.device?.acting ?? null;
  return (
    <Box
      component="section"
      aria-label={t('sharedDevice.who')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        flexShrink: 0,
        blockSize: shiftBarSize,
        px: 1.5,
        overflowX: 'auto',
        bgcolor: 'background.paper',
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
        displayPrint: 'none',
      }}
    >
      {atWork.map((person) => (
        <ToggleButton
          key={person._id}
          value={person._id}
          selected={person._id === acting}
          color="primary"
          onClick={() => {
            if (person._id !== acting)
              state.begin(person).catch((error: unknown) => notify(t(errorText(error)), { type: 'warning' }));
          }}
          sx={{
            ...{ flexShrink: 0, gap: 1, blockSize: target, px: 1, textTransform: 'none', color: 'text.primary' },
            '&.Mui-selected': { color: 'text.primary', borderColor: 'primary.main' },
          }}
        >
          <PersonPicture person={person} size={40} />
          <Typography
            component="span"
            noWrap
            sx={{ maxInlineSize: 140, fontWeight: person._id === acting ? 600 : 400 }}
          >
            <bdi>{person.name}</bdi>
          </Typography>
        </ToggleButton>
      ))}
      {state.device && (
        <Button
          ref={opener}
          variant={acting ? 'text' : 'contained'}
          startIcon={<AddIcon />}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
          sx={{ flexShrink: 0, minBlockSize: target, px: 2 }}
        >
          {t(acting ? 'sharedDevice.add' : 'sharedDevice.who')}
        </Button>
      )}
      {state.device && !acting && (
        <Typography
          variant="body2"
          sx={{ display: { xs: 'none', sm: 'block' }, minInlineSize: 0, color: 'text.secondary' }}
        >
          {t('sharedDevice.nobody', { device: account?.name ?? '' })}
        </Typography>
      )}
      <Suspense fallback={null}>
        {isChoosing && state.device && (
          <ShiftDialog
            device={state.device}
            begin={state.begin}
            end={state.end}
            onClose={() => {
              setChoosing(false);
              opener.current?.focus();
            }}
          />
        )}
      </Suspense>
    </Box>
  );
}
