import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import {
  type AnyPermission,
  actionsOf,
  type Grants,
  isGranted,
  type PermissionKey,
  type UrlPermission,
} from '#contract/permissions';
import { PermissionRow } from './PermissionRow';

interface PermissionGroupFieldProps {
  title: string;
  keys: readonly PermissionKey[];
  urls: readonly UrlPermission[];
  granter: Grants;
  isLocked: boolean;
  onToggle: (key: AnyPermission, isOn: boolean) => void;
}

const Group = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}));

const Title = styled('legend')(({ theme }) => ({
  marginInlineStart: 12,
  paddingInline: 4,
  fontSize: '0.875rem',
  fontWeight: 650,
  color: theme.palette.text.secondary,
}));

/** The permissions of one group of the menu, each with its finer actions below it. */
export const PermissionGroupField = (props: PermissionGroupFieldProps) => {
  const { title, keys, urls, granter, isLocked, onToggle } = props;
  return (
    <Group>
      <Title>{title}</Title>
      {keys.map((key) => {
        const isOpen = isGranted(urls, key);
        return (
          <Box key={key} sx={{ '&:not(:last-of-type)': { borderBlockEnd: 1, borderColor: 'divider' } }}>
            <PermissionRow
              permission={key}
              isOn={isOpen}
              isHeld={isGranted(granter, key)}
              isLocked={isLocked}
              onToggle={onToggle}
            />
            {actionsOf(key).map((action) => (
              <PermissionRow
                key={action}
                permission={action}
                parent={key}
                isParentOpen={isOpen}
                isOn={isGranted(urls, action)}
                isHeld={isGranted(granter, action)}
                isLocked={isLocked}
                onToggle={onToggle}
              />
            ))}
          </Box>
        );
      })}
    </Group>
  );
};
