import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { SelectInput, useDataProvider, useInput, useNotify, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { SubStoreRecord } from '#contract/entities/subStore';
import { BooleanInput } from '../../../components/inputs/BooleanInput';
import { selectLook } from '../../../components/inputs/inputParts';
import { useListText } from '../../../components/text/useListText';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { DialogForm, useDialogForm } from '../../../records/form/DialogForm';
import type { ListedSubStore } from '../list/SubStoreCells';
import { useTeam } from './useTeam';

interface SharedDeviceDialogProps {
  account: SubStoreRecord;
  onSaved: (account: SubStoreRecord) => void;
  onClose: () => void;
}

/** Who can work at the device, and who of them still needs a PIN. */
const PeopleInput = ({ team }: { team: readonly ListedSubStore[] }) => {
  const t = useTranslate();
  const list = useListText();
  const { field } = useInput<string[]>({ source: 'people' });
  const selected = new Set(field.value as string[]);
  const asksPin = useWatch({ name: 'asks_pin' }) === true;
  const withoutPin = team.filter(({ _id, has_pin }) => selected.has(_id) && !has_pin).map(({ name }) => name);
  const toggle = (id: string, isChosen: boolean) => {
    if (isChosen) selected.add(id);
    else selected.delete(id);
    field.onChange([...selected]);
  };
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{t('sharedDevice.people')}</FormLabel>
      {team.length === 0 && <Typography variant="body2">{t('sharedDevice.no_people')}</Typography>}
      <FormGroup>
        {team.map(({ _id, name }) => (
          <FormControlLabel
            key={_id}
            control={<Checkbox checked={selected.has(_id)} onChange={(_event, isOn) => toggle(_id, isOn)} />}
            label={<bdi>{name}</bdi>}
            sx={{ minBlockSize: 44 }}
          />
        ))}
      </FormGroup>
      {asksPin && withoutPin.length > 0 && (
        <Typography variant="body2" role="status">
          {t('sharedDevice.without_pin', { names: list(withoutPin) })}
        </Typography>
      )}
    </FormControl>
  );
};

/** A choice of how long a shift is; the store's closing time has no number. */
const atClosing = 'closing';
const hoursOffered = [4, 6, 8, 10, 12, 16, 24];

const Settings = ({ team, hours }: { team: readonly ListedSubStore[]; hours: number | null }) => {
  const t = useTranslate();
  if (useWatch({ name: 'is_on' }) !== true) return null;
  const offered = [...new Set([...hoursOffered, ...(hours === null ? [] : [hours])])].sort((a, b) => a - b);
  return (
    <>
      <PeopleInput team={team} />
      <SelectInput
        {...selectLook}
        source="ends"
        label={t('sharedDevice.ends')}
        choices={[
          { id: atClosing, name: t('sharedDevice.at_closing') },
          ...offered.map((each) => ({
            id: String(each),
            name: t('sharedDevice.after_hours', { smart_count: each }),
          })),
        ]}
        isRequired
        helperText={false}
      />
      <BooleanInput source="asks_pin" label="sharedDevice.asks_pin" helperText="sharedDevice.asks_pin_hint" />
    </>
  );
};

/** Only a device at which shifts had begun loses them. */
const savedText = (wasOn: boolean, isOn: boolean): string => {
  if (!wasOn) return 'records.save.saved';
  return isOn ? 'sharedDevice.saved' : 'sharedDevice.saved_off';
};

/** Says that the account loses what only one person can have. */
const FactorNotice = () => {
  const t = useTranslate();
  if (useWatch({ name: 'is_on' }) !== true) return null;
  return <Alert severity="warning">{t('sharedDevice.ends_factor')}</Alert>;
};

/** Makes an account a shared device, or a person's again; says who works there, when a shift ends, and whether it begins with a PIN. */
export default function SharedDeviceDialog({ account, onSaved, onClose }: SharedDeviceDialogProps) {
  const t = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const team = useTeam(account) ?? [];
  const { _id, shared_device, has_factor } = account;
  const form = useDialogForm({
    record: null,
    valuesOf: () => ({
      is_on: shared_device !== null,
      people: shared_device?.people ?? [],
      asks_pin: shared_device?.asks_pin ?? false,
      ends: shared_device?.shift_hours ? String(shared_device.shift_hours) : atClosing,
    }),
    own: { manages_team: 'sharedDevice.manages_team' },
    save: async ({ is_on, people, asks_pin, ends }) => {
      const settings = { people, asks_pin, shift_hours: ends === atClosing ? null : Number(ends) };
      const { sub_store } = await dataProvider.setSharedDevice({ _id, shared_device: is_on ? settings : null });
      onSaved(sub_store);
      notify(savedText(shared_device !== null, is_on === true), { type: 'success' });
      onClose();
    },
  });
  return (
    <DialogForm title={t('sharedDevice.title')} form={form} maxWidth="sm" onClose={onClose}>
      <BooleanInput source="is_on" label="sharedDevice.is_on" helperText="sharedDevice.is_on_hint" />
      {has_factor && !shared_device && <FactorNotice />}
      <Settings team={team} hours={shared_device?.shift_hours ?? null} />
    </DialogForm>
  );
}
