import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDataProvider, useLocale, useStore, useTranslate } from 'react-admin';
import { columnsOf, type ImportKind } from '#contract/menuFiles/columns';
import { fileColumns } from '#contract/menuFiles/fileColumns';
import { fileLanguage } from '#contract/menuFiles/fileLanguages';
import { headerOf, splitTarget } from '#contract/menuFiles/targets';
import { menuFileLanguages } from '#contract/menuLanguages';
import type { StoreDataProvider } from '../../dataProvider/index';
import { useSession } from '../../session/useSession';
import { languageNameIn } from '../languageNameIn';
import type { Separator } from '../writing/csvText';
import { CheckList } from './CheckList';
import { ExportStart } from './ExportStart';
import type { ExportQuery } from './exportQuery';
import { useExport } from './useExport';

interface ExportPanelProps {
  kind: ImportKind;
  /** The list's query; every record of the kind if omitted. */
  query?: ExportQuery;
}

/** Lets the user choose an export's columns, languages and separator, and creates it. */
export const ExportPanel = ({ kind, query }: ExportPanelProps) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const locale = useLocale();
  const language = fileLanguage(locale);
  const store = useSession()?.store;
  const languages = menuFileLanguages(store?.languages_supported ?? []);
  const names = columnsOf(kind).flatMap((column) => ('isImportOnly' in column ? [] : [column.name]));
  const [leftOut, setLeftOut] = useStore<string[]>(`menuFiles.export.${kind}`, []);
  const [unspoken, setUnspoken] = useStore<string[]>('menuFiles.export.languages', []);
  const { state, start, cancel } = useExport();
  if (!store) return null;
  const targets = fileColumns(kind, languages).filter((target) => {
    const { name, language: of } = splitTarget(target);
    const isMultilingual = columnsOf(kind).some((column) => column.name === name && column.isMultilingual);
    return !leftOut.includes(name) && (!isMultilingual || !unspoken.includes(of ?? languages[0] ?? ''));
  });
  const begin = (separator: Separator) =>
    start(
      async (control, onProgress) => {
        const { writeExport } = await import('./writeExport');
        const { currency, timezone, is_store_can_create_group: hasCategories } = store;
        const positions = store.languages_supported.map(({ code }) => code);
        const format = { targets, separator, language, languages: positions, currency, timezone };
        const options = { dataProvider, kind, query, hasCategories, ...format };
        return writeExport(options, control, onProgress);
      },
      `${t(`menuFiles.file_name.${kind}`)}-${new Date().toISOString().slice(0, 10)}.csv`,
    );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {t('menuFiles.export.detail')} {query && t('menuFiles.export.filtered')}
      </Typography>
      <CheckList
        label={t('menuFiles.export.columns')}
        choices={names.map((name) => ({ value: name, label: headerOf(kind, name, language) }))}
        unticked={leftOut}
        onChange={setLeftOut}
      />
      {languages.length > 1 && columnsOf(kind).some(({ isMultilingual }) => isMultilingual) && (
        <CheckList
          label={t('menuFiles.export.languages')}
          choices={languages.map((code) => ({ value: code, label: languageNameIn(code, locale) }))}
          unticked={unspoken}
          onChange={setUnspoken}
        />
      )}
      <ExportStart state={state} cancel={cancel} hasColumns={targets.length > 0} onStart={begin} />
    </Box>
  );
};
