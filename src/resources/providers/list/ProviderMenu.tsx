import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { type ApprovalState, needsReason } from '#contract/providers/approval';
import { fullName } from '#contract/providers/fullName';
import { phoneLink } from '../../../components/phone/phoneText';
import { paths } from '../../../config/paths';
import { DecisionDialog } from '../DecisionDialog';
import type { ListedProvider } from '../ProviderFields';
import { openDecisions, useDecision } from '../useDecision';

/** Actions for a person on the list. */
export const ProviderMenu = ({ record }: { record: ListedProvider }) => {
  const t = useTranslate();
  const id = useId();
  const navigate = useNavigate();
  const decide = useDecision();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [pendingState, setPendingState] = useState<ApprovalState | null>(null);
  const name = fullName(record);
  const choose = (state: ApprovalState) => {
    setAnchor(null);
    if (needsReason(state)) setPendingState(state);
    else void decide(record, state);
  };
  return (
    <>
      <IconButton
        aria-label={t('providers.more', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ inlineSize: 40, blockSize: 40 }}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => navigate(`${paths.providers}/${record._id}`)} sx={{ minHeight: 44 }}>
          {t('providers.open')}
        </MenuItem>
        <MenuItem component="a" href={phoneLink(record)} onClick={() => setAnchor(null)} sx={{ minHeight: 44 }}>
          {t('providers.call')}
        </MenuItem>
        {openDecisions(record).map((state) => (
          <MenuItem key={state} onClick={() => choose(state)} sx={{ minHeight: 44 }}>
            {t(`providers.decide.${state}`)}
          </MenuItem>
        ))}
      </Menu>
      {pendingState && (
        <DecisionDialog
          record={record}
          state={pendingState}
          onClose={() => setPendingState(null)}
          onDecided={async (grounds) => {
            await decide(record, pendingState, grounds);
            setPendingState(null);
          }}
        />
      )}
    </>
  );
};
