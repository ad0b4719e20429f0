import LockIcon from '@mui/icons-material/LockOutlined';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import {
  type AnyPermission,
  followsParent,
  isPartOfParent,
  needsParent,
  type PermissionKey,
} from '#contract/permissions';
import { usePermissionText } from '../../../components/access/usePermissionText';

interface PermissionRowProps {
  permission: AnyPermission;
  /** For a finer action: its permission, and whether that is granted. */
  parent?: PermissionKey;
  isParentOpen?: boolean;
  isOn: boolean;
  /** Whether the user holds it. */
  isHeld: boolean;
  isLocked: boolean;
  onToggle: (key: AnyPermission, isOn: boolean) => void;
}

const Row = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 52,
  paddingBlock: 6,
  paddingInline: '16px 8px',
  cursor: 'pointer',
  '&[data-finer=true]': { marginInlineStart: 16, borderInlineStart: `2px solid ${theme.palette.divider}` },
  '&[data-off=true]': { cursor: 'default' },
  '@media (hover: hover)': { '&:not([data-off=true]):hover': { backgroundColor: theme.palette.action.hover } },
}));

/** One permission: what it allows, and whether it is granted. If it can't be granted, it says why. */
export const PermissionRow = (props: PermissionRowProps) => {
  const { permission, parent, isParentOpen = true, isOn, isHeld, isLocked, onToggle } = props;
  const t = useTranslate();
  const nameId = useId();
  const detailId = useId();
  const { nameOf, detailOf } = usePermissionText();
  const isParentMissing = !isParentOpen && needsParent(permission);
  const isIncluded = parent !== undefined && isParentOpen && isPartOfParent(permission);
  const isOff = isLocked || !isHeld || isParentMissing || isIncluded;
  const whyOfAction = () => {
    if (isParentMissing) return 'access.needs';
    if (!followsParent(permission)) return 'access.apart';
    return isParentOpen && isOn ? 'access.follows' : null;
  };
  const text = isHeld ? parent && whyOfAction() : 'access.not_held';
  const why = text && t(text, { name: parent ? nameOf(parent) : '' });
  return (
    <Row data-finer={parent !== undefined} data-off={isOff}>
      <span style={{ minInlineSize: 0 }}>
        <Typography
          id={nameId}
          component="span"
          variant="body1"
          sx={{ display: 'block', fontWeight: parent ? 450 : 600 }}
        >
          {nameOf(permission)}
        </Typography>
        <span id={detailId}>
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
            {detailOf(permission)}
          </Typography>
          {why && (
            <Typography
              component="span"
              variant="body2"
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 0.5,
                color: 'text.secondary',
                fontStyle: isHeld ? 'italic' : 'normal',
              }}
            >
              {!isHeld && <LockIcon sx={{ fontSize: 16 }} />}
              {why}
            </Typography>
          )}
        </span>
      </span>
      <Switch
        checked={isOn}
        disabled={isOff}
        onChange={(_event, isNow) => onToggle(permission, isNow)}
        slotProps={{ input: { 'aria-labelledby': nameId, 'aria-describedby': detailId } }}
      />
    </Row>
  );
};
