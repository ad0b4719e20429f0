import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Surface } from '../../components/Surface';

/** A row of a short list: what it is about, and beside it its state or amount. */
export const ListRow = styled('li')(({ theme: { palette } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '10px 16px',
  '& + &': { borderBlockStart: `1px solid ${palette.divider}` },
}));

interface ShortListProps<Row> {
  rows: readonly Row[];
  /** The number of rows that are shown first. */
  first?: number;
  /** Loads more rows, once all of these are shown; omitted if there are none. */
  onMore?: (() => void) | undefined;
  /** Renders a row as a `ListRow` with a key. */
  children: (row: Row) => ReactNode;
}

/** The first rows of a list; a button shows the others. */
export const ShortList = <Row,>({ rows, first = 5, onMore, children }: ShortListProps<Row>) => {
  const t = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, first);
  return (
    <>
      <Surface>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map(children)}
        </Box>
      </Surface>
      {(shown.length < rows.length || onMore) && (
        <Button onClick={() => (isWhole ? onMore?.() : setWhole(true))} sx={{ justifySelf: 'start', minBlockSize: 44 }}>
          {t('earningReport.entries.more')}
        </Button>
      )}
    </>
  );
};
