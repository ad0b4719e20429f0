import { useTranslate } from 'react-admin';
import type { FileFacts } from '../../../menuFiles/reading/fileSession';

const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;
const encodingNames = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  'windows-1256': 'Windows-1256',
};

/** How a file was read, and how many rows it has. */
export const FileFormat = ({ facts: { format, rowCount } }: { facts: FileFacts }) => {
  const t = useTranslate();
  const rows = t('menuFiles.format.rows', { smart_count: rowCount });
  if (format.kind === 'xlsx') return `${t('menuFiles.format.xlsx')} · ${rows}`;
  const csv = t('menuFiles.format.csv', {
    encoding: encodingNames[format.encoding],
    delimiter: t(`menuFiles.format.${delimiterNames[format.delimiter]}`),
  });
  return `${csv} · ${rows}`;
};
