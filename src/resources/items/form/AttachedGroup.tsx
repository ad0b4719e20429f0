import LinkOffIcon from '@mui/icons-material/LinkOff';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ModifierGroupRecord } from '#contract/entities/menu';
import { useIsAllowed } from '../../../components/access/useIsAllowed';
import { mirrored } from '../../../components/icons/mirrored';
import { SortHandle } from '../../../components/sortable/SortableRow';
import { surchargeText } from '../../../components/store/surchargeText';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useListText } from '../../../components/text/useListText';
import { resources } from '../../index';
import { rangeText } from './rangeText';

const OpenInNew = mirrored(OpenInNewIcon);

interface AttachedGroupProps {
  name: string;
  group: ModifierGroupRecord | undefined;
  /** It was deleted meanwhile. */
  isUnknown: boolean;
  onDetach: () => void;
}

/** A group as the item asks it: its question, how many answers it takes, and which there are. */
export const AttachedGroup = ({ name, group, isUnknown, onDetach }: AttachedGroupProps) => {
  const t = useTranslate();
  const list = useListText();
  const { text, money } = useStoreFormat();
  const mayOpen = useIsAllowed()({ permission: 'store/modifier_group' });
  const answers = group?.modifiers.map((modifier) => {
    const price = modifier.price > 0 ? ` ${surchargeText(money(modifier.price))}` : '';
    const stock = modifier.is_in_stock ? '' : ` (${t('records.stock.out')})`;
    return `${text(modifier.name)}${price}${stock}`;
  });
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 0.5,
        p: 0.5,
        minBlockSize: 56,
        bgcolor: 'background.paper',
      }}
    >
      <SortHandle />
      <Box sx={{ flex: 1, minInlineSize: 0, py: 0.75, paddingInlineStart: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {isUnknown ? t('itemForm.group_deleted') : name}
        </Typography>
        {group && (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {rangeText(group, t)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {list(answers ?? []) || t('itemForm.no_modifiers')}
            </Typography>
          </>
        )}
      </Box>
      {mayOpen && group && (
        <Tooltip title={t('itemForm.open_group')}>
          <IconButton
            component="a"
            href={`${resources.modifier_groups.path}/${group._id}`}
            // Beside the form, where what is typed in it stays.
            target="_blank"
            rel="noopener"
            aria-label={t('itemForm.open_group_named', { name })}
          >
            <OpenInNew fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <Tooltip title={t('itemForm.detach')}>
        <IconButton aria-label={t('itemForm.detach_named', { name })} onClick={onDetach}>
          <LinkOffIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Paper>
  );
};
