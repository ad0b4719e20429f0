import AddIcon from '@mui/icons-material/PersonAddAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { DevicePerson } from '#contract/entities/sharedDevice';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { errorText } from '../../dataProvider/apiError';
import { useSession } from '../../session/useSession';
import { lacksPin } from './lacksPin';
import { PersonPicture } from './PersonPicture';
import { shiftBarSize } from './shiftBarSize';
import { useSharedDevice } from './useSharedDevice';

const ShiftDialog = lazyWithRetry(() => import('./ShiftDialog'));

/** Large enough for wet fingers. */
const target = 52;

interface PersonButtonProps {
  person: DevicePerson;
  isActing: boolean;
  /** Tapped, and not yet confirmed by the server. */
  isPending: boolean;
  onPick: () => void;
}

const PersonButton = ({ person, isActing, isPending, onPick }: PersonButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActing) button.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [isActing]);
  return (
    <ToggleButton
      ref={button}
      value={person._id}
      selected={isActing}
      aria-busy={isPending}
      color="primary"
      onClick={onPick}
      sx={{
        ...{ flexShrink: 0, gap: 1, blockSize: target, px: 1, textTransform: 'none', color: 'text.primary' },
        '&.Mui-selected': { color: 'text.primary', borderColor: 'primary.main' },
      }}
    >
      {isPending ? <CircularProgress aria-hidden size={40} /> : <PersonPicture person={person} size={40} />}
      <Typography component="span" noWrap sx={{ maxInlineSize: 140, fontWeight: isActing ? 600 : 400 }}>
        <bdi>{person.name}</bdi>
      </Typography>
    </ToggleButton>
  );
};

/**
 * Shows who works at this shared device, in a row below the bar. One tap switches between people whose shift has begun.
 * If no one works there, orders name the device, and nothing is blocked.
 */
export default function ShiftBar() {
  const t = useTranslate();
  const notify = useNotify();
  const account = useSession()?.sub_store;
  const state = useSharedDevice();
  const [isChoosing, setChoosing] = useState(false);
  /** Whose PIN the dialog asks for first. */
  const [pinPerson, setPinPerson] = useState<DevicePerson | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const people = state.device?.people ?? [];
  const atWork = people.filter(({ until }) => until !== null);
  const acting = state.device?.acting ?? null;
  const open = (person: DevicePerson | null) => {
    setPinPerson(person);
    setChoosing(true);
  };
  const pick = (person: DevicePerson) => {
    if (person._id === (state.switchingTo ?? acting)) return;
    state.begin(person).catch((error: unknown) => {
      if (lacksPin(error)) open(person);
      else notify(t(errorText(error)), { type: 'warning' });
    });
  };
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
      {state.device && (
        <Button
          ref={opener}
          variant={acting ? 'text' : 'contained'}
          startIcon={<AddIcon />}
          aria-haspopup="dialog"
          onClick={() => open(null)}
          sx={{ flexShrink: 0, minBlockSize: target, px: 2 }}
        >
          {t(acting ? 'sharedDevice.add' : 'sharedDevice.who')}
        </Button>
      )}
      {atWork.map((person) => (
        <PersonButton
          key={person._id}
          person={person}
          isActing={person._id === acting}
          isPending={person._id === state.switchingTo}
          onPick={() => pick(person)}
        />
      ))}
      {state.device && !acting && (
        <Typography
          variant="body2"
          noWrap
          sx={{ display: { xs: 'none', sm: 'block' }, minInlineSize: 0, color: 'text.secondary' }}
        >
          {t('sharedDevice.nobody', { device: account?.name ?? '' })}
        </Typography>
      )}
      <Suspense fallback={null}>
        {isChoosing && state.device && (
          <ShiftDialog
            device={state.device}
            initialPerson={pinPerson}
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
