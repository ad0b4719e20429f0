import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { Recovery } from '#contract/entities/recovery';
import { ownerLimits } from '#contract/ownerLimits';
import { errorText, isDeclined } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { DialogFrame } from '../../../records/form/DialogFrame';

interface TrustDialogProps {
  recovery: Recovery;
  show: (recovery: Recovery) => void;
  onClose: () => void;
}

/** Those who can be chosen, and those who were, by name. */
function peopleOf({ colleagues, candidates }: Recovery) {
  const others = candidates.filter(({ _id }) => !colleagues.some((colleague) => colleague._id === _id));
  return [...colleagues, ...others].sort((one, other) => one.name.localeCompare(other.name));
}

/** Chooses the trusted colleagues. */
export default function TrustDialog({ recovery, show, onClose }: TrustDialogProps) {
  const t = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const before = recovery.colleagues.map(({ _id }) => _id);
  const [selectedIds, setSelectedIds] = useState<readonly string[]>(before);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const people = peopleOf(recovery);
  const isTyped = selectedIds.length !== before.length || selectedIds.some((id) => !before.includes(id));
  const problem =
    (selectedIds.length > 0 && selectedIds.length < ownerLimits.colleaguesMin && 'ownership.trust.too_few') ||
    (selectedIds.length > ownerLimits.colleaguesMax && 'ownership.trust.too_many') ||
    null;
  const toggle = (id: string) => {
    setFailure(null);
    setSelectedIds((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
  };
  const save = async () => {
    if (problem) return setFailure(problem);
    setBusy(true);
    try {
      show((await dataProvider.setTrustedColleagues({ ids: [...selectedIds] })).recovery);
      notify('ownership.trust.saved', { type: 'success' });
      onClose();
    } catch (error) {
      if (!isDeclined(error)) setFailure(errorText(error, 'access.password.change.unreachable'));
      setBusy(false);
    }
  };
  return (
    <DialogFrame
      title={t('ownership.trust.choose')}
      confirm={t('common.save')}
      canSave={people.length > 0}
      isTyped={isTyped}
      isBusy={isBusy}
      failure={failure && t(failure)}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('ownership.trust.choose_detail')}</Typography>
      {people.length === 0 && <Typography>{t('ownership.trust.nobody')}</Typography>}
      <FormGroup>
        {people.map(({ _id, name, email }) => (
          <FormControlLabel
            key={_id}
            control={<Checkbox checked={selectedIds.includes(_id)} onChange={() => toggle(_id)} />}
            label={
              <>
                <bdi>{name}</bdi>, <bdi dir="ltr">{email}</bdi>
              </>
            }
          />
        ))}
      </FormGroup>
    </DialogFrame>
  );
}
