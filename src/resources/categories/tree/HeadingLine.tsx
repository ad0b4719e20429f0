import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DriveFileMoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ActionMenu } from '../../../components/ActionMenu';
import { Picture } from '../../../components/fields/Picture';
import { VisibleToggle } from '../../../components/fields/VisibleToggle';
import { mirrored } from '../../../components/icons/mirrored';
import { SortHandle } from '../../../components/sortable/SortableRow';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { resources } from '../../../descriptors/resources/index';
import { type Heading, type HeadingName, useTreeActions } from './useTreeChanges';

const MoveIcon = mirrored(DriveFileMoveIcon);

interface HeadingMenuProps {
  name: string;
  editPath: string;
  /** Left out if there is nowhere to move it. */
  onMove?: (() => void) | undefined;
  onDelete: () => void;
}

/** Further actions for a category. */
const HeadingMenu = ({ name, editPath, onMove, onDelete }: HeadingMenuProps) => {
  const t = useTranslate();
  return (
    <ActionMenu
      label={t('common.more_actions', { name })}
      actions={() => [
        { label: t('common.edit'), icon: <EditIcon fontSize="small" />, to: editPath },
        ...(onMove ? [{ label: t('categories.move_to'), icon: <MoveIcon fontSize="small" />, onChoose: onMove }] : []),
        { label: t('common.delete'), icon: <DeleteIcon fontSize="small" />, onChoose: onDelete },
      ]}
    />
  );
};

interface HeadingLineProps {
  name: HeadingName;
  heading: Heading;
  /** Before the picture: expands and collapses a branch. */
  toggle?: ReactNode;
  /** Below the name. */
  detail: ReactNode;
  onMove?: () => void;
}

/** A category or sub-category: its name, whether customers see it, and its actions. */
export const HeadingLine = ({ name, heading, toggle, detail, onMove }: HeadingLineProps) => {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const { changes, remove } = useTreeActions();
  const shown = text(heading.name);
  const editPath = `${resources[name].path}/${heading._id}`;
  const isCategory = name === 'categories';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.25, sm: 1 }, minHeight: 60, px: 0.5 }}>
      <SortHandle sx={{ minWidth: { xs: 32, sm: 40 }, px: { xs: 0.25, sm: 1 } }} />
      {toggle}
      <Box sx={{ display: 'flex', flexShrink: 0, opacity: heading.is_visible ? 1 : 0.55 }}>
        <Picture image={heading.image} size={isCategory ? 44 : 40} />
      </Box>
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          marginInlineStart: { xs: 0.75, sm: 0.5 },
          display: { sm: 'flex' },
          alignItems: 'center',
          gap: 2,
        }}
      >
        <Link
          component={RouterLink}
          to={editPath}
          color="text.primary"
          underline="hover"
          sx={{
            display: 'inline-block',
            flex: { sm: 1 },
            minWidth: 0,
            py: { xs: 0.5, sm: 1.25 },
            fontWeight: isCategory ? 600 : 500,
            fontSize: isCategory ? '1.0625rem' : '1rem',
            lineHeight: 1.3,
            overflowWrap: 'anywhere',
          }}
        >
          <bdi>{shown}</bdi>
        </Link>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 1.5,
            alignItems: 'center',
            justifyContent: { sm: 'flex-end' },
            mt: { xs: -0.5, sm: 0 },
            color: 'text.secondary',
          }}
        >
          {detail}
          {!heading.is_visible && (
            <Box component="span" sx={{ typography: 'body2', fontWeight: 600 }}>
              {t('categories.hidden')}
            </Box>
          )}
        </Box>
      </Box>
      <VisibleToggle
        label={t('categories.visible_of', { name: shown })}
        isVisible={heading.is_visible}
        onChange={(isVisible) => void changes.setVisible(name, heading._id, isVisible)}
      />
      <HeadingMenu name={shown} editPath={editPath} onMove={onMove} onDelete={() => remove(name, heading)} />
    </Box>
  );
};
