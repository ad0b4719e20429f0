import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { DevicePerson, SharedDevice } from '#contract/entities/sharedDevice';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { clockTime } from '../../components/time/storeTime';
import { errorText } from '../../dataProvider/apiError';
import { lacksPin } from './lacksPin';
import { PersonPicture } from './PersonPicture';
import { PinPad } from './PinPad';
import type { SharedDeviceState } from './useSharedDevice';

interface ShiftDialogProps extends Pick<SharedDeviceState, 'begin' | 'end'> {
  device: SharedDevice;
  /** Whose PIN is asked for first; `null`: the dialog offers everyone. */
  initialPerson: DevicePerson | null;
  onClose: () => void;
}

interface PersonTileProps {
  person: DevicePerson;
  /** Whether the next tap on the button below ends the shift. */
  isEnding: boolean;
  onPick: () => void;
  onEnd: () => void;
}

/** A person to tap; with a shift, until when it is, and a button that ends it. */
const PersonTile = ({ person, isEnding, onPick, onEnd }: PersonTileProps) => {
  const t = useTranslate();
  const format = useStoreFormat();
  const { name, until } = person;
  return (
    <Box component="li" sx={{ display: 'flex', flexDirection: 'column', alignItems: 'stretch', minInlineSize: 0 }}>
      <ButtonBase
        onClick={onPick}
        sx={{
          flexDirection: 'column',
          gap: 1,
          minBlockSize: 132,
          p: 1.5,
          border: '1px solid',
          borderColor: until ? 'primary.main' : 'divider',
          borderRadius: 1,
          font: 'inherit',
        }}
      >
        <PersonPicture person={person} size={64} />
        <Typography component="span" noWrap sx={{ maxInlineSize: '100%', fontWeight: 600 }}>
          <bdi>{name}</bdi>
        </Typography>
        {until && (
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {t('sharedDevice.until', { time: clockTime(until, format) })}
          </Typography>
        )}
      </ButtonBase>
      {until && (
        <Button
          color={isEnding ? 'warning' : 'inherit'}
          variant={isEnding ? 'outlined' : 'text'}
          aria-label={t(isEnding ? 'sharedDevice.end_sure_of' : 'sharedDevice.end_of', { name })}
          onClick={onEnd}
          // Fingers that miss the picture must not end the shift.
          sx={{ mt: 1.5, minBlockSize: 48 }}
        >
          {t(isEnding ? 'sharedDevice.end_sure' : 'sharedDevice.end')}
        </Button>
      )}
    </Box>
  );
};

/** Everyone who can work at this device: a tap begins a shift or switches to it, after the PIN where one is asked for. */
export default function ShiftDialog({ device, initialPerson, begin, end, onClose }: ShiftDialogProps) {
  const t = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const [pinPerson, setPinPerson] = useState(initialPerson);
  const [ending, setEnding] = useState<string | null>(null);
  const warn = (error: unknown) => notify(t(errorText(error)), { type: 'warning' });
  const pick = (person: DevicePerson) => {
    if (device.asks_pin && !person.until) return setPinPerson(person);
    begin(person).then(onClose, (error: unknown) => (lacksPin(error) ? setPinPerson(person) : warn(error)));
  };
  /** Ending takes two taps, since a shift that has ended may need the PIN to begin again. */
  const finish = (person: DevicePerson) => {
    if (ending !== person._id) return setEnding(person._id);
    setEnding(null);
    void end(person).catch(warn);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={pinPerson ? 'xs' : 'sm'} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {pinPerson ? t('sharedDevice.enter_pin', { name: pinPerson.name }) : t('sharedDevice.who')}
      </DialogTitle>
      <DialogContent>
        {pinPerson ? (
          <PinPad person={pinPerson} begin={begin} onDone={onClose} />
        ) : (
          <Box
            component="ul"
            aria-labelledby={titleId}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
              gap: 1.5,
              m: 0,
              p: 0,
              listStyle: 'none',
            }}
          >
            {device.people.map((person) => (
              <PersonTile
                key={person._id}
                person={person}
                isEnding={ending === person._id}
                onPick={() => pick(person)}
                onEnd={() => finish(person)}
              />
            ))}
          </Box>
        )}
        {device.people.length === 0 && <Typography>{t('sharedDevice.empty')}</Typography>}
      </DialogContent>
      <DialogActions>
        <Button
          color="inherit"
          onClick={pinPerson && device.people.length > 1 ? () => setPinPerson(null) : onClose}
          sx={{ minBlockSize: 48 }}
        >
          {t(pinPerson && device.people.length > 1 ? 'common.back' : 'common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
