import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Surface } from '../../components/Surface';
import { paths } from '../../config/paths';
import { useRecordName } from '../../descriptors/useRecordName';
import { useResource } from '../../descriptors/useResource';
import { RowCheckbox } from '../../records/list/selection';
import { ResourceFieldCell } from '../../records/resource/ResourceFieldCell';
import { Guests } from './Guests';
import { type ListedTable, TableMenu } from './TableMenu';

const line = { display: 'flex', alignItems: 'center', gap: 1, minInlineSize: 0, blockSize: 44 } as const;

/** Height in px, of which 18 are padding and border. */
export const tableCardHeight = 3 * 44 + 18;

/** A table on a phone: its number and room, whom it seats, and whether it can be booked. */
export const TableCard = ({ record }: { record: ListedTable }) => {
  const t = useTranslate();
  const { name, fields } = useResource();
  const recordName = useRecordName(name);
  const { id, number, room, section } = record;
  const bookable = fields.find(({ source }) => source === 'is_bookable');
  return (
    <Surface style={{ blockSize: '100%', padding: '8px 12px', overflow: 'hidden' }}>
      <Box sx={line}>
        <RowCheckbox id={id} label={t('recordLists.select.row', { name: recordName(record) })} />
        <MuiLink
          component={Link}
          to={`${paths.tables}/${id}`}
          underline="hover"
          color="text.primary"
          sx={{ fontWeight: 700, fontSize: '1.125rem', minInlineSize: 24, lineHeight: '44px' }}
        >
          {number}
        </MuiLink>
        <Typography noWrap sx={{ flex: 1, color: 'text.secondary' }}>
          <bdi>{[room, section].filter(Boolean).join(' · ')}</bdi>
        </Typography>
        <TableMenu table={record} />
      </Box>
      <Box sx={line}>
        <Typography variant="body2" noWrap sx={{ flex: 1, color: 'text.secondary' }}>
          {t('tables.section.guests')}
        </Typography>
        <Guests {...record} />
      </Box>
      {bookable && (
        <Box sx={line}>
          <Typography variant="body2" noWrap sx={{ flex: 1, color: 'text.secondary' }}>
            {t(bookable.label)}
          </Typography>
          <ResourceFieldCell field={bookable} record={record} />
        </Box>
      )}
    </Surface>
  );
};
