import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Surface } from '../../components/Surface';
import { useRecordName } from '../../descriptors/useRecordName';
import { useResource } from '../../descriptors/useResource';
import type { KindName } from '../../kinds/kind';
import type { ListedRecord } from '../../kinds/listedRecord';
import { ResourceFieldCell } from './ResourceFieldCell';

/** A missing picture would leave an empty line. */
const isPicture = (kind: KindName): boolean => kind === 'image' || kind === 'images';

/** Number of fields below the name: more wouldn't be readable at a glance. */
const linesMax = 3;

const lineHeight = 44;
/** Height in px of a card for this many listed fields. */
export const resourceCardHeight = (fields: number): number =>
  56 + lineHeight * Math.min(Math.max(fields - 1, 0), linesMax);

/** A record of a plain resource on a phone: its name and the list's first fields. */
export const ResourceCard = ({ record }: { record: ListedRecord }) => {
  const t = useTranslate();
  const { name, path, fields } = useResource();
  const recordName = useRecordName(name);
  const [, ...others] = fields.filter(({ list, kind }) => list && !isPicture(kind));
  return (
    <Surface style={{ blockSize: '100%', padding: '8px 12px', overflow: 'hidden' }}>
      <MuiLink
        component={Link}
        to={`${path}/${record.id}`}
        underline="hover"
        color="text.primary"
        noWrap
        dir="auto"
        sx={{ display: 'block', fontWeight: 600, lineHeight: '40px', textAlign: 'match-parent' }}
      >
        {recordName(record)}
      </MuiLink>
      {others.slice(0, linesMax).map((field) => (
        <Box key={field.source} sx={{ display: 'flex', alignItems: 'center', gap: 1, blockSize: lineHeight }}>
          <Typography variant="body2" noWrap sx={{ flex: 1, color: 'text.secondary' }}>
            {t(field.label)}
          </Typography>
          <ResourceFieldCell field={field} record={record} />
        </Box>
      ))}
    </Surface>
  );
};
