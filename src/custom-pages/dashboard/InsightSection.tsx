import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { FigureTable } from '../../components/FigureTable';
import { Surface } from '../../components/Surface';
import { saveFile } from '../../components/saveFile';
import { type CsvCell, csvOf } from './insightCsv';

export interface InsightCell {
  shown: string;
  /** In the file, if it isn't what is shown. */
  value?: CsvCell;
}

interface InsightRow {
  key: string;
  name: string;
  cells: readonly InsightCell[];
  /** The orders behind the row. */
  to?: string | undefined;
}

interface InsightSectionProps {
  title: string;
  /** The definition of the measure. */
  about: string;
  /** Names of the columns, that of the rows first. */
  columns: readonly [string, ...string[]];
  rows: readonly InsightRow[];
  /** Name of the file, without its ending. */
  file: string;
  /** Rows that are shown before "Show all". */
  firstRows?: number;
  /** The cell of each row that is also drawn as a bar under the row's name: a chart for few rows. */
  barOf?: number;
  children?: ReactNode;
}

const numberIn = (cells: readonly InsightCell[], index: number): number => {
  const value = cells[index]?.value;
  return typeof value === 'number' ? Math.max(0, value) : 0;
};

const Bar = ({ share }: { share: number }) => (
  <Box
    aria-hidden
    sx={{ blockSize: 4, mt: 0.5, borderRadius: 1, bgcolor: 'primary.main', inlineSize: `${share * 100}%` }}
  />
);

/** A measure: its chart, the table with the same numbers, and the file with them. */
export const InsightSection = ({
  title,
  about,
  columns,
  rows,
  file,
  firstRows = 10,
  barOf,
  children,
}: InsightSectionProps) => {
  const t = useTranslate();
  const titleId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? rows : rows.slice(0, firstRows);
  const most = barOf === undefined ? 0 : Math.max(...rows.map(({ cells }) => numberIn(cells, barOf)));
  const save = () => {
    const lines = rows.map(({ name, cells }) => [name, ...cells.map(({ shown: text, value }) => value ?? text)]);
    saveFile(new Blob([csvOf([columns, ...lines])], { type: 'text/csv;charset=utf-8' }), `${file}.csv`);
  };
  return (
    <Surface
      role="region"
      aria-labelledby={titleId}
      sx={{ p: 2, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography id={titleId} component="h2" variant="subtitle1" sx={{ fontWeight: 600, flex: 1 }}>
          {title}
        </Typography>
        <Button onClick={save} sx={{ minBlockSize: 40 }} aria-label={t('dashboard.csv_of', { title })}>
          {t('dashboard.csv')}
        </Button>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {about}
      </Typography>
      {children}
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-labelledby={titleId}>
        <FigureTable aria-labelledby={titleId}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, name, cells, to }) => (
              <tr key={key}>
                <th scope="row">
                  {to ? (
                    <Link component={RouterLink} to={to}>
                      {name}
                    </Link>
                  ) : (
                    <bdi>{name}</bdi>
                  )}
                  {barOf !== undefined && most > 0 && <Bar share={numberIn(cells, barOf) / most} />}
                </th>
                {cells.map(({ shown: text }, index) => (
                  <td key={columns[index + 1]}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Box>
      {rows.length > firstRows && (
        <Button onClick={() => setShowsAll(!showsAll)} sx={{ justifySelf: 'start', minBlockSize: 40 }}>
          {t(showsAll ? 'dashboard.less' : 'dashboard.all')}
        </Button>
      )}
    </Surface>
  );
};
